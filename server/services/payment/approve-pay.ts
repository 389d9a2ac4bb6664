import { approvePayments } from "@/db/queries/payments";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PayBatch, PayBatchInput } from "@/server/domain/payment/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireRealProject } from "@/server/services/project/internal/require-real";
import { batchOf, peopleOf, requireShownSum } from "./internal/pay-batch";

/**
 * Approves all that is due and not yet approved, of everybody or of the people chosen, whatever their status.
 * @throws DomainError `not_found` for somebody who is not in the project, `conflict` when the sum is not the one shown,
 *   `rehearsal_copy`.
 */
export async function approvePay(
  deps: Deps,
  scope: OrganizeScope,
  { people, expectedMinor }: PayBatchInput = {},
): Promise<PayBatch> {
  return deps.store.write(async (tx) => {
    await requireRealProject(tx, scope);
    const annotatorIds = await peopleOf(tx, scope, people);
    const batch = batchOf(
      await approvePayments(tx, { projectId: scope.projectId, annotatorIds }, deps.now()),
    );
    requireShownSum(batch, expectedMinor);
    if (batch.pages > 0) await recordEvent(deps, tx, scope, "pay_approved", { ...batch });
    return batch;
  });
}
