import { holdBudgets } from "@/db/queries/budget";
import { changeCommitted } from "@/db/queries/projects";
import { insertPayment } from "@/db/queries/payments";
import type { FirstSubmission } from "./submission";

/**
 * Enters what a page earns; last of all, because others wait for the project's row.
 * @param held whether its lease lasted until now; one that had ended had given its share of the budget back.
 */
export async function payHit({ tx, annotator, own, input }: FirstSubmission, held: boolean): Promise<void> {
  const { annotatorId, projectId } = annotator;
  const dueMinor = own.payMinor;
  if (dueMinor === 0) return;
  await insertPayment(tx, { assignmentId: input.assignment, projectId, annotatorId, dueMinor });
  if (!held && (await holdBudgets(tx, [projectId])).size > 0) {
    await changeCommitted(tx, { projectId, byMinor: dueMinor });
  }
}
