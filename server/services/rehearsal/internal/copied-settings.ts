import type { ProjectSettings } from "@/server/domain/project/project";

/**
 * The settings of a copy: those of the project without what waits for real people, as invitations, dates and recruiters,
 * so that a draft can be rehearsed before its texts are done.
 */
export function copiedSettings(settings: ProjectSettings): ProjectSettings {
  const { eligibility, limits } = settings;
  return {
    ...settings,
    consent: settings.consent === "" ? "-" : settings.consent,
    contactName: settings.contactName === "" ? "-" : settings.contactName,
    // Simulated people have nothing to say of themselves.
    questionnaire: [],
    // What simulated people answer says nothing of whether they read.
    attentionChecks: { ...settings.attentionChecks, everyPages: null },
    // Nor can they tell a twin from its item; what stands in its place makes pages as many as they will be.
    repeatShare: settings.repeatShare + settings.twinShare,
    twinShare: 0,
    recruiters: [],
    returnUrl: "",
    allowShortRunway: true,
    reuseQualificationDays: null,
    eligibility: { ...eligibility, invitedOnly: false, notInProjects: [] },
    limits: { ...limits, opensAt: null, closesAt: null },
  };
}
