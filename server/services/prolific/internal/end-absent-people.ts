import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { SubmissionStatus } from "@/server/domain/recruiter/prolific/vendor";
import { endAbsent } from "@/server/services/assignment/lease-next-hit";
import type { ComparedParticipant } from "./read-participants";

/** While a submission is in one of these states, how the work ended decides what its person gets. */
const undecided: ReadonlySet<SubmissionStatus | null> = new Set(["ACTIVE", "TIMED-OUT"]);

/**
 * Ends the work of people who have been gone for as long as a lease lasts and for whom there is no page: they closed the
 * tab on their last page and never read how it ends. That a project is paused or closed ends nobody's work: who left
 * halfway would be taken for done.
 * @returns their submissions
 */
export async function endAbsentPeople(
  deps: Deps,
  { projectId }: Pick<ProlificStudyRow, "projectId">,
  everybody: readonly ComparedParticipant[],
): Promise<string[]> {
  const { state } = await readProject(deps.store.read, projectId);
  if (state !== "live") return [];
  const ended: string[] = [];
  for (const { submission, annotator, ours } of everybody) {
    if (submission === null || annotator === null || !undecided.has(submission.status)) continue;
    if (ours?.end?.isPresumed !== true) continue;
    if (await endAbsent(deps, { annotatorId: annotator.id, projectId })) ended.push(submission.id);
  }
  return ended;
}
