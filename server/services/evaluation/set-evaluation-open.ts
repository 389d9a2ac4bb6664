import { updateEvaluation } from "@/db/queries/evaluations";
import type { Deps } from "@/server/deps";
import { takesRuns } from "@/server/domain/evaluation/evaluation";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { lockOwnEvaluation } from "./internal/require-evaluation";

/**
 * Closes an evaluation, or opens it again; an end that has passed is then no more. Nothing happens where it is so already.
 * @throws DomainError `not_found`.
 */
export async function setEvaluationOpen(deps: Deps, scope: OrganizeScope, open: boolean): Promise<void> {
  await deps.store.write(async (tx) => {
    const evaluation = await lockOwnEvaluation(tx, scope.projectId);
    const now = deps.now();
    if (takesRuns(evaluation, now) === open) return;
    const { endsAt } = evaluation;
    const change = open
      ? { closedAt: null, endsAt: endsAt !== null && endsAt <= now ? null : endsAt }
      : { closedAt: now };
    await updateEvaluation(tx, evaluation.id, change);
    await recordEvent(deps, tx, scope, open ? "evaluation_reopened" : "evaluation_closed");
  });
}
