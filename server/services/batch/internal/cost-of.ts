import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { ChangeCost } from "@/server/domain/batch/contracts";
import { beyondBudgetMinor } from "@/server/domain/batch/pages-for";
import { amountOf } from "@/server/domain/payment/amount-of";
import { readJudged } from "@/server/services/progress/internal/read-judged";
import type { AskedWork } from "./plan-change";

/** What the work that is asked for costs. No recruiter says beforehand what it takes for pages. */
export async function costOf(db: Db, project: ProjectRow, asked: AskedWork): Promise<ChangeCost> {
  const { settings, committedMinor } = project;
  const { payPerHitMinor, limits } = settings;
  const { hits } = await readJudged(db, project);
  const lackMinor = beyondBudgetMinor({
    budgetMinor: limits.budgetMinor,
    committedMinor,
    payPerHitMinor,
    openPages: hits.needed - hits.done,
    pages: asked.pages,
  });
  return {
    ...asked,
    pay: amountOf(settings, asked.pages * (payPerHitMinor ?? 0)),
    fee: null,
    beyondBudget: lackMinor === 0 ? null : amountOf(settings, lackMinor),
  };
}
