import { changeCommitted } from "@/db/queries/projects";
import { addBonus, annotatorIdsOf, lockUnpaid } from "@/db/queries/payments";
import { holdProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { GiveBonusInput } from "@/server/domain/payment/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireRealProject } from "@/server/services/project/internal/require-real";

/**
 * Adds a bonus to the newest page of a person that is not paid yet; it is approved and paid together with that page.
 * @throws DomainError `not_found` for somebody who is not in the project, `already_paid` when no page of theirs is
 *   unpaid, `rehearsal_copy`.
 */
export async function giveBonus(
  deps: Deps,
  scope: OrganizeScope,
  { annotator, amountMinor, reason }: GiveBonusInput,
): Promise<void> {
  await deps.store.write(async (tx) => {
    await requireRealProject(tx, scope);
    const { settings } = await holdProject(tx, scope.projectId);
    const [annotatorId] = await annotatorIdsOf(tx, scope.projectId, [annotator]);
    if (annotatorId === undefined) {
      throw new DomainError("not_found", `There is no ${annotator} in this project.`);
    }
    const unpaid = await lockUnpaid(tx, annotatorId);
    if (unpaid === undefined) {
      throw new DomainError("already_paid", `All pages of ${annotator} have been paid already.`);
    }
    const reasons = [unpaid.bonusReason, reason].filter((text) => text !== "").join("; ");
    await addBonus(tx, unpaid.assignmentId, { amountMinor, reason: reasons });
    if (settings.limits.budgetMinor !== null) {
      await changeCommitted(tx, { projectId: scope.projectId, byMinor: amountMinor });
    }
    await recordEvent(deps, tx, scope, "bonus_given", { annotator, amountMinor, reason });
  });
}
