import { findDecision, undoAdjudication } from "@/db/queries/adjudications";
import type { Deps } from "@/server/deps";
import type { UndoInput } from "@/server/domain/adjudication/contracts";
import { DomainError } from "@/server/domain/errors";
import type { AdjudicateScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { adjudicatorOf } from "./internal/adjudicator-of";

/**
 * Takes a decision back, which stays in the log; what it decided waits again. Everybody may take back their own, owners
 * and organizers any.
 * @throws DomainError `not_found` where there is none that stands, `forbidden` for that of another person.
 */
export async function undoDecision(
  deps: Deps,
  scope: AdjudicateScope,
  { id }: Pick<UndoInput, "id">,
): Promise<void> {
  const { userId, maySettle } = adjudicatorOf(scope);
  await deps.store.write(async (tx) => {
    const found = await findDecision(tx, scope.projectId, id);
    if (found !== undefined && found.userId !== userId && !maySettle) {
      throw new DomainError("forbidden", "Only who decided, an owner or an organizer takes this back.");
    }
    const undone = { undoneByUserId: userId, undoneAt: deps.now() };
    if (found === undefined || !(await undoAdjudication(tx, id, undone))) {
      throw new DomainError("not_found", "There is no such decision, or it was undone already.");
    }
    await recordEvent(deps, tx, scope, "adjudication_undone", { item: found.externalId });
  });
}
