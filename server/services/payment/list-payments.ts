import { paySumsOf } from "@/db/queries/payments";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PayList } from "@/server/domain/payment/contracts";
import { payTotals, sumPay } from "@/server/domain/payment/pay-totals";

/** What everybody who submitted a page has earned, how far it is paid, and all of it together. */
export async function listPayments(deps: Pick<Deps, "store">, scope: OrganizeScope): Promise<PayList> {
  const db = deps.store.read;
  const { settings } = await readProject(db, scope.projectId);
  const people = await paySumsOf(db, scope.projectId);
  return {
    currency: settings.currency,
    people: people.map((person) => ({ ...person, ...payTotals(person) })),
    total: sumPay(people),
  };
}
