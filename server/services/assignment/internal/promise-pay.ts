import type { WorkingAnnotator } from "@/db/queries/annotators";
import { committedPay, holdWithoutBudget } from "@/db/queries/budget";
import { commitPay } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import { together } from "@/db/together";
import { withinBudget } from "@/server/domain/assignment/within-budget";
import type { LeasedHit } from "./open-lease";
import type { NoHit } from "./refusal-details";

/** Others took the rest of the budget while a HIT was looked for, or set one; what was written of the HIT is undone by it. */
export class BudgetTaken extends Error {}

/**
 * Looks for a HIT within the budget and sets its pay aside.
 * The project's row comes last of all: everybody who leases passes it, and whoever held it while taking places would
 * hold up all others, or wait for them.
 * @throws BudgetTaken when the budget was enough before the search and is not any more, or not for the pay at which an
 *   ended HIT comes back; when there was none before the search and is one now.
 */
export async function promisePay<Page extends LeasedHit | NoHit | "qualified">(
  tx: Tx,
  { projectId, settings: { limits } }: WorkingAnnotator,
  payMinor: number,
  look: () => Promise<Page>,
): Promise<Page | NoHit> {
  const { budgetMinor } = limits;
  if (budgetMinor === null) {
    const [isWithout, hit] = await together([holdWithoutBudget(tx, projectId), look()]);
    if (isPaid(hit) && !isWithout) throw new BudgetTaken();
    return hit;
  }
  if (!withinBudget(limits, await committedPay(tx, projectId), payMinor)) {
    return { reason: "closed", rule: "budget" };
  }
  const hit = await look();
  if (!isPaid(hit)) return hit;
  const terms = { projectId, payMinor: hit.lease.payMinor, budgetMinor };
  if ((await commitPay(tx, terms)).length === 0) throw new BudgetTaken();
  return hit;
}

const isPaid = (page: LeasedHit | NoHit | "qualified"): page is LeasedHit =>
  typeof page === "object" && "lease" in page && page.lease.payMinor > 0;
