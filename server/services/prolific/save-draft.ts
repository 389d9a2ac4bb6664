import { changeProlificStudy, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import { lockProject, readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { codedOutcomes } from "@/server/domain/recruiter/prolific/completion-codes";
import { isPublishedStatus } from "@/server/domain/recruiter/prolific/study-status";
import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import type { ProlificApi, VendorStudy } from "@/server/prolific/prolific-api";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { changeSettings } from "@/server/services/project/update-project";
import { createStudy, findLostStudy } from "./internal/create-study";
import { askProlific } from "./internal/prolific-account";
import { withStudy } from "./internal/prolific-settings-of";
import { requirePlan } from "./internal/require-study";
import { studyDraftOf } from "./internal/study-draft";

/**
 * Makes the study at Prolific as a draft, or brings the one that is there to the plan: all of a draft, the places of a published
 * study. One whose creation was never answered is looked for before another is made.
 * @throws DomainError as `askProlific`, `plan_missing`, and `study_being_made` while another process makes the study
 */
export async function saveDraft(deps: Deps, scope: OrganizeScope): Promise<void> {
  const { projectId } = scope;
  const db = deps.store.read;
  const study = await requirePlan(db, projectId);
  const project = await readProject(db, projectId);
  const made = await askProlific(deps, projectId, async (api, connection) => {
    const draft = studyDraftOf(project, study, connection);
    const vendorId = study.vendorId ?? (await findLostStudy(api, study, connection));
    if (vendorId !== null) return bringToPlan(api, { study, vendorId, draft });
    return { sent: draft, vendor: await createStudy(deps, api, study, draft) };
  });
  await keepDraft(deps, scope, study, made);
}

/** What Prolific was sent or keeps, and the study as it answered. */
interface MadeStudy {
  sent: Partial<StudyDraft>;
  vendor: VendorStudy;
}

async function bringToPlan(
  api: ProlificApi,
  { study, vendorId, draft }: { study: ProlificStudyRow; vendorId: string; draft: StudyDraft },
): Promise<MadeStudy> {
  const there = await api.study(vendorId);
  if (!isPublishedStatus(there.status)) {
    return { sent: draft, vendor: await api.updateStudy(vendorId, draft) };
  }
  // Places only grow, and may have grown there since the plan was saved.
  const places = { total_available_places: Math.max(draft.total_available_places, there.places) };
  const vendor = await api.updateStudy(vendorId, places);
  return { sent: { ...study.sent, ...places, reward: vendor.reward }, vendor };
}

async function keepDraft(
  deps: Deps,
  scope: OrganizeScope,
  study: ProlificStudyRow,
  { sent, vendor }: MadeStudy,
): Promise<void> {
  const codes = Object.fromEntries(
    codedOutcomes.map((outcome) => [outcome, study.codes[outcome].participant]),
  );
  const isPublished = isPublishedStatus(vendor.status);
  await deps.store.write(async (tx) => {
    const { settings } = await lockProject(tx, scope.projectId);
    await changeProlificStudy(tx, study.id, {
      vendorId: vendor.id,
      status: vendor.status,
      places: vendor.places,
      sent,
      creatingSince: null,
      changedThere: isPublished ? study.changedThere : [],
      problem: null,
      ...(isPublished && study.publishedAt === null && { publishedAt: deps.now() }),
    });
    const recruiters = withStudy(settings, {
      vendorId: vendor.id,
      codes,
      signedLinks: study.plan.abilities.signedLinks,
    });
    if (JSON.stringify(recruiters) !== JSON.stringify(settings.recruiters)) {
      await changeSettings(deps, tx, scope, { settings: { recruiters } });
    }
    await recordEvent(deps, tx, scope, "recruiter_draft_saved", {
      recruiter: "prolific",
      study: vendor.id,
      places: vendor.places,
    });
  });
}
