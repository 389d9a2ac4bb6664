import { noteTokenCheck } from "@/db/queries/prolific-connections";
import { changeProlificStudy, lockProlificStudy, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import { bindByParticipant, noteSubmission } from "@/db/queries/prolific-submissions";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { isSameValue } from "@/server/domain/project/overwritten";
import { changedAtVendor } from "@/server/domain/recruiter/prolific/changed-at-vendor";
import { isPublishedStatus } from "@/server/domain/recruiter/prolific/study-status";
import { inChunks } from "@/server/domain/in-chunks";
import type { ProlificApi, VendorStudy, VendorSubmission } from "@/server/prolific/prolific-api";

type Study = ProlificStudyRow & { vendorId: string };

/** So many submissions are noted in one transaction. */
const perWrite = 100;

/** Reads a study and its submissions, and keeps what is newer than what is known. */
export async function readStudy(deps: Deps, api: ProlificApi, study: Study, askedAt: number): Promise<void> {
  const vendor = await api.study(study.vendorId);
  const submissions = await api.submissions(study.vendorId);
  for (const some of inChunks(submissions, perWrite)) await keep(deps, study, some, askedAt);
  await deps.store.write(async (tx) => {
    await bindByParticipant(tx, { projectId: study.projectId, studyId: study.id });
    if (!(await hasChangedSince(tx, study))) {
      await changeProlificStudy(tx, study.id, heard(study, vendor, askedAt));
    }
    await noteTokenCheck(tx, study.projectId, { checkedAt: askedAt, refusedAt: null });
  });
}

/** Whether somebody saved, published, paused or enlarged the study while it was read; what was read is then of before. */
async function hasChangedSince(tx: Tx, { id, status, places, sent }: Study): Promise<boolean> {
  const found = await lockProlificStudy(tx, id);
  if (found === undefined) return false;
  return found.status !== status || found.places !== places || !isSameValue(found.sent, sent);
}

function heard(
  { sent, publishedAt, changedThere }: Study,
  vendor: VendorStudy,
  at: number,
): Partial<ProlificStudyRow> {
  const { status, places, reward } = vendor;
  return {
    status,
    places,
    changedThere: stillChanged(changedThere, changedAtVendor(sent ?? {}, vendor)),
    // Pay follows what Prolific has, whoever changed it.
    sent: { ...sent, reward },
    ...(isPublishedStatus(status) && publishedAt === null && { publishedAt: at }),
  };
}

/** A changed reward is taken over, so it differs once only; it stays named until the draft is saved again. */
function stillChanged(before: readonly string[], now: readonly string[]): string[] {
  return [...new Set([...now, ...before.filter((field) => field === "rewardMinor")])];
}

async function keep(
  deps: Deps,
  { id: studyId, projectId }: Study,
  submissions: readonly VendorSubmission[],
  heardAt: number,
): Promise<void> {
  await deps.store.write(async (tx) => {
    for (const submission of submissions)
      await noteSubmission(tx, { ...submission, studyId, projectId, heardAt });
  });
}
