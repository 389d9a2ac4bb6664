import { payPayments } from "@/db/queries/payments";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PayBatch, PayBatchInput } from "@/server/domain/payment/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireRealProject } from "@/server/services/project/internal/require-real";
import { batchOf, peopleOf, requireShownSum } from "./internal/pay-batch";

/**
 * Notes that what is approved has been paid, of everybody or of the people chosen. Each assignment is paid once,
 * however many ask at the same time.
 * @throws DomainError `not_found` for somebody who is not in the project, `already_paid` when a sum was shown and
 *   nothing of it is unpaid, `conflict` when the sum is not the one shown, `rehearsal_copy`.
 */
export async function markPaid(
  deps: Deps,
  scope: OrganizeScope,
  { people, expectedMinor }: PayBatchInput = {},
): Promise<PayBatch> {
  return deps.store.write(async (tx) => {
    await requireRealProject(tx, scope);
    const annotatorIds = await peopleOf(tx, scope, people);
    const batch = batchOf(await payPayments(tx, { projectId: scope.projectId, annotatorIds }, deps.now()));
    if (batch.pages === 0 && expectedMinor !== undefined && expectedMinor > 0) {
      throw new DomainError("already_paid", "This has been paid already.");
    }
    requireShownSum(batch, expectedMinor);
    if (batch.pages > 0) await recordEvent(deps, tx, scope, "pay_paid", { ...batch });
    return batch;
  });
}
