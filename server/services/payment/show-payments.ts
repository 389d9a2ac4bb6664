import type { Deps } from "@/server/deps";
import { isSoughtId } from "@/server/domain/annotator/is-sought-id";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { payPageSize, type PayPage, type PayPageInput } from "@/server/domain/payment/contracts";
import { listPayments } from "./list-payments";

/** One page of the people who have earned something, with the sums of everyone. */
export async function showPayments(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
  { page, search }: PayPageInput,
): Promise<PayPage> {
  const { currency, people, total } = await listPayments(deps, scope);
  const found = people.filter(({ annotator, externalId }) => isSoughtId([annotator, externalId], search));
  return {
    currency,
    total,
    people: found.slice((page - 1) * payPageSize, page * payPageSize),
    found: found.length,
    pageSize: payPageSize,
    open: people.filter(({ openMinor }) => openMinor > 0).length,
    toPay: people.filter(({ toPayMinor }) => toPayMinor > 0).length,
    hasProlific: people.some(({ source }) => source === "prolific"),
  };
}
