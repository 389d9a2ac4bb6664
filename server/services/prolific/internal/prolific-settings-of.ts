import type { ProjectSettings } from "@/server/domain/project/project";
import { newRecruiter, type RecruiterSettings } from "@/server/domain/recruiter/recruiters";

type ProlificSettings = Extract<RecruiterSettings, { name: "prolific" }>;

/** How a project's people go back to Prolific; as it begins where nothing is set. */
export function prolificSettingsOf({ recruiters }: Pick<ProjectSettings, "recruiters">): ProlificSettings {
  const found = recruiters.find((each) => each.name === "prolific");
  // A new one is of the name that was asked for.
  return (found ?? newRecruiter("prolific")) as ProlificSettings;
}

/** The same settings with the study that people may come from and its codes. */
export function withStudy(
  settings: Pick<ProjectSettings, "recruiters">,
  study: { vendorId: string; codes: Partial<ProlificSettings["outcomes"]>; signedLinks: boolean },
): RecruiterSettings[] {
  const kept = prolificSettingsOf(settings);
  const { vendorId: studyId, signedLinks, codes } = study;
  const prolific = { ...kept, studyId, signedLinks, outcomes: { ...kept.outcomes, ...codes } };
  return [prolific, ...settings.recruiters.filter(({ name }) => name !== "prolific")];
}
