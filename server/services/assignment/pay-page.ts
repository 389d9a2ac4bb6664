import { changeCommitted } from "@/db/queries/budget";
import { insertPayment } from "@/db/queries/judgments";
import type { Taking } from "@/server/domain/assignment/take-submission";
import type { Submission } from "./submission";

/** Enters what a page earns; what came after its lease had given its share of the budget back. */
export async function payPage(
  { tx, worker, own, input }: Submission,
  { take }: Extract<Taking, { afterLease: boolean }>,
): Promise<void> {
  const { annotatorId, projectId, settings } = worker;
  const dueMinor = own.payMinor;
  if (dueMinor === 0) return;
  await insertPayment(tx, { assignmentId: input.assignment, projectId, annotatorId, dueMinor });
  if (take === "again" && settings.limits.budgetMinor !== null) {
    await changeCommitted(tx, { projectId, byMinor: dueMinor });
  }
}
