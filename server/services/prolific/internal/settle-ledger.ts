import { approvePayments, lockUnpaidSums, payPayments } from "@/db/queries/payments";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { isFinalStatus } from "@/server/domain/recruiter/prolific/vendor-pay";
import { recordEvent } from "@/server/services/project/internal/record-event";
import type { ComparedParticipant } from "./read-participants";

/**
 * Marks as paid in the ledger what Prolific has paid in full, once the project is closed. Before that a bonus may still be
 * given on top. Who has earned more since they were compared is left to the next comparison.
 */
export async function settleLedger(
  deps: Deps,
  { projectId }: Pick<ProlificStudyRow, "projectId">,
  everybody: readonly ComparedParticipant[],
): Promise<void> {
  const project = await readProject(deps.store.read, projectId);
  if (project.state !== "closed") return;
  const settled = everybody.flatMap(({ submission, annotator, comparison, bonus }) =>
    submission?.status &&
    isFinalStatus(submission.status) &&
    bonus === null &&
    annotator !== null &&
    annotator.unpaidMinor > 0 &&
    comparison.owedMinor === 0
      ? [annotator]
      : [],
  );
  if (settled.length === 0) return;
  await deps.store.write(async (tx) => {
    const now = deps.now();
    const unpaid = await lockUnpaidSums(tx, { projectId, annotatorIds: settled.map(({ id }) => id) });
    const annotatorIds = settled.flatMap(({ id, unpaidMinor }) =>
      unpaid.get(id) === unpaidMinor ? [id] : [],
    );
    const whose = { projectId, annotatorIds };
    await approvePayments(tx, whose, now);
    const paid = await payPayments(tx, whose, now);
    if (paid.length === 0) return;
    await recordEvent(deps, tx, { projectId, actor: { kind: "system" } }, "pay_paid", {
      people: new Set(paid.map(({ annotatorId }) => annotatorId)).size,
      pages: paid.length,
      sumMinor: paid.reduce((sum, { dueMinor, bonusMinor }) => sum + dueMinor + bonusMinor, 0),
      recruiter: "prolific",
    });
  });
}
