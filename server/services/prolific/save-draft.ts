import { changeProlificStudy, claimCreation, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import { lockProject, readProject } from "@/db/queries/projects";
import type { ProlificConnectionRow } from "@/db/queries/prolific-connections";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { codedOutcomes } from "@/server/domain/recruiter/prolific/completion-codes";
import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import type { ProlificApi, VendorStudy } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { changeSettings } from "@/server/services/project/update-project";
import { askProlific } from "./internal/prolific-account";
import { withStudy } from "./internal/prolific-settings-of";
import { requirePlan } from "./internal/require-study";
import { studyDraftOf } from "./internal/study-draft";

/**
 * Makes the study at Prolific as a draft, or brings the one that is there to the plan. One whose creation was never
 * answered is looked for before another is made.
 * @throws DomainError as `askProlific`, and `conflict` while another process makes the study
 */
export async function saveDraft(deps: Deps, scope: OrganizeScope): Promise<void> {
  const { projectId } = scope;
  const db = deps.store.read;
  const study = await requirePlan(db, projectId);
  const project = await readProject(db, projectId);
  const made = await askProlific(deps, projectId, async (api, connection) => {
    const draft = studyDraftOf(project, study, connection);
    const vendorId = study.vendorId ?? (await findLost(api, study, connection));
    if (vendorId === null) return { draft, vendor: await create(deps, api, study, draft) };
    return { draft, vendor: await api.updateStudy(vendorId, changesOf(study, draft)) };
  });
  await keepDraft(deps, scope, study, made);
}

/** What of a draft can be changed: all of it, or after the publication the places alone. */
function changesOf({ publishedAt }: ProlificStudyRow, draft: StudyDraft): Partial<StudyDraft> {
  return publishedAt === null ? draft : { total_available_places: draft.total_available_places };
}

/** A study that was made although Prolific's answer never came. */
async function findLost(
  api: ProlificApi,
  { creatingSince, marker }: ProlificStudyRow,
  { vendorProjectId }: ProlificConnectionRow,
): Promise<string | null> {
  if (creatingSince === null) return null;
  const studies = await api.studiesOf(vendorProjectId);
  return studies.find(({ internalName }) => internalName?.includes(`(${marker})`))?.id ?? null;
}

/** After so long without an answer a creation that cannot be found has not happened. */
const creationPatienceMs = 60_000;

async function create(
  deps: Deps,
  api: ProlificApi,
  study: ProlificStudyRow,
  draft: StudyDraft,
): Promise<VendorStudy> {
  const now = deps.now();
  if (study.creatingSince !== null && now - study.creatingSince < creationPatienceMs) {
    throw new DomainError("conflict", "The study is being made. Wait a minute, then try again.");
  }
  await deps.store.write(async (tx) => {
    if (study.creatingSince !== null) await changeProlificStudy(tx, study.id, { creatingSince: null });
    if (await claimCreation(tx, study.id, now)) return;
    throw new DomainError("conflict", "The study is being made. Wait a minute, then try again.");
  });
  try {
    return await api.createStudy(draft);
  } catch (error) {
    if (error instanceof ProlificError && error.failure !== "unknown") {
      await deps.store.write((tx) => changeProlificStudy(tx, study.id, { creatingSince: null }));
    }
    throw error;
  }
}

async function keepDraft(
  deps: Deps,
  scope: OrganizeScope,
  study: ProlificStudyRow,
  { draft, vendor }: { draft: StudyDraft; vendor: VendorStudy },
): Promise<void> {
  const codes = Object.fromEntries(
    codedOutcomes.map((outcome) => [outcome, study.codes[outcome].participant]),
  );
  await deps.store.write(async (tx) => {
    const { settings } = await lockProject(tx, scope.projectId);
    await changeProlificStudy(tx, study.id, {
      vendorId: vendor.id,
      status: vendor.status,
      places: vendor.places,
      sent: draft,
      creatingSince: null,
      changedThere: [],
      problem: null,
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
