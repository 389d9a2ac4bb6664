import type { Worker } from "@/db/queries/annotators";
import { commitPay, committedPay } from "@/db/queries/budget";
import type { Tx } from "@/db/store";
import { withinBudget } from "@/server/domain/assignment/within-budget";
import type { LeasedPage } from "./open-lease";
import type { NoPage } from "./refusal-details";

/** Others took the rest of the budget while a page was looked for; what was written of the page is undone by it. */
export class BudgetTaken extends Error {}

/**
 * Looks for a page within the budget and sets its pay aside.
 * The project's row comes last of all: everybody who leases passes it, and whoever held it while taking places would
 * hold up all others, or wait for them.
 * @throws BudgetTaken when the budget was enough before the search and is not any more, or not for the pay at which an
 *   ended page comes back.
 */
export async function promisePay<Page extends LeasedPage | NoPage | "qualified">(
  tx: Tx,
  { projectId, settings: { limits } }: Worker,
  payMinor: number,
  look: () => Promise<Page>,
): Promise<Page | NoPage> {
  const { budgetMinor } = limits;
  if (budgetMinor === null) return look();
  if (!withinBudget(limits, await committedPay(tx, projectId), payMinor)) {
    return { reason: "closed", rule: "budget" };
  }
  const page = await look();
  if (typeof page !== "object" || !("lease" in page) || page.lease.payMinor === 0) return page;
  const terms = { projectId, payMinor: page.lease.payMinor, budgetMinor };
  if ((await commitPay(tx, terms)).length === 0) throw new BudgetTaken();
  return page;
}
