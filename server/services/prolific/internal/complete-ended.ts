import { decidedSubmissions } from "@/db/queries/prolific-actions";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Db, Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { askToComplete } from "./ask-to-complete";
import { lockStudy } from "./lock-study";
import { readSomeParticipants, type ComparedParticipant } from "./read-participants";

/**
 * Ends the submissions of people whose work has ended and who did not enter their code, so that a closed tab costs nobody
 * their pay. Each once: what Prolific refuses is an organizer's to decide, and so is whatever was decided since they were read.
 * @returns the submissions that were to be ended when they were read
 */
export async function completeEnded(
  deps: Deps,
  study: ProlificStudyRow,
  everybody: readonly ComparedParticipant[],
): Promise<string[]> {
  const due = await toBeCompleted(deps.store.read, study, everybody);
  const submissionIds = due.flatMap(({ submission }) => submission?.id ?? []);
  if (submissionIds.length > 0) {
    await deps.store.write((tx) => completeEach(deps, tx, study.projectId, submissionIds));
  }
  return submissionIds;
}

async function completeEach(deps: Deps, tx: Tx, projectId: string, submissionIds: string[]): Promise<void> {
  const { project, study } = await lockStudy(tx, projectId);
  const keys = submissionIds.map((submissionId) => ({ submissionId, annotatorId: null }));
  const people = await readSomeParticipants(tx, { project, study }, deps.now(), keys);
  for (const participant of await toBeCompleted(tx, study, people)) {
    await askToComplete(deps, tx, { study, participant, kind: "complete", userId: null });
  }
}

async function toBeCompleted(
  db: Db,
  study: ProlificStudyRow,
  people: readonly ComparedParticipant[],
): Promise<ComparedParticipant[]> {
  const asked = await decidedSubmissions(db, study.id, "complete");
  return people.filter((each) => isToBeCompleted(each, study) && !asked.has(each.submission?.id ?? ""));
}

function isToBeCompleted({ submission, ours, comparison }: ComparedParticipant, study: ProlificStudyRow) {
  const end = ours?.end ?? null;
  if (submission?.status !== "ACTIVE" || end === null || end.isPresumed) return false;
  if (comparison.differs !== "code-not-entered") return false;
  // Only the server can have a part paid, so it does not wait for a code.
  const isPart = end.outcome === "partial" && study.plan.abilities.partPay;
  return comparison.act === "complete" || isPart;
}
