import { countPaid, paidPage, payOfAll } from "@/db/queries/payments";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { payPageSize, type PayPage, type PayPageInput } from "@/server/domain/payment/contracts";
import { payTotals } from "@/server/domain/payment/pay-totals";

/** One page of the people who have earned something, with the sums of everyone. */
export async function showPayments(
  { store: { read: db } }: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
  { page, search }: PayPageInput,
): Promise<PayPage> {
  const { settings } = await readProject(db, projectId);
  const { open, toPay, fromProlific, ...sums } = await payOfAll(db, projectId);
  const slice = { search, offset: (page - 1) * payPageSize, limit: payPageSize };
  const people = await paidPage(db, projectId, slice);
  return {
    currency: settings.currency,
    total: payTotals(sums),
    people: people.map((person) => ({ ...person, ...payTotals(person) })),
    found: await countPaid(db, projectId, search),
    pageSize: payPageSize,
    open,
    toPay,
    hasProlific: fromProlific > 0,
  };
}
