import { claimCreation, dropCreation, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { ProlificConnectionRow } from "@/db/queries/prolific-connections";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { StudyDraft } from "@/server/domain/recruiter/prolific/vendor";
import type { ProlificApi, VendorStudy } from "@/server/prolific/prolific-api";
import { ProlificError } from "@/server/prolific/prolific-error";

/** After so long without an answer a creation that cannot be found has not happened. */
const creationPatienceMs = 60_000;

/** A study that was made although Prolific's answer never came. */
export async function findLostStudy(
  api: ProlificApi,
  { creatingSince, marker }: ProlificStudyRow,
  { vendorProjectId }: ProlificConnectionRow,
): Promise<string | null> {
  if (creatingSince === null) return null;
  const studies = await api.studiesOf(vendorProjectId);
  return studies.find(({ internalName }) => internalName?.includes(`(${marker})`))?.id ?? null;
}

/**
 * Makes the study at Prolific, by one process at a time.
 * @throws DomainError `study_being_made`, also where another process has begun since the study was read
 */
export async function createStudy(
  deps: Deps,
  api: ProlificApi,
  study: ProlificStudyRow,
  draft: StudyDraft,
): Promise<VendorStudy> {
  const now = deps.now();
  if (study.creatingSince !== null && now - study.creatingSince < creationPatienceMs) throw beingMade();
  await deps.store.write(async (tx) => {
    if (!(await claimCreation(tx, study, now))) throw beingMade();
  });
  try {
    return await api.createStudy(draft);
  } catch (error) {
    if (error instanceof ProlificError && error.failure !== "unknown") {
      await deps.store.write((tx) => dropCreation(tx, study.id, now));
    }
    throw error;
  }
}

const beingMade = () =>
  new DomainError("study_being_made", "The study is being made. Wait a minute, then try again.");
