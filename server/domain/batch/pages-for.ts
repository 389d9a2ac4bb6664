import { meanGoldPerHit } from "@/server/domain/gold/gold-per-hit";
import type { ProjectSettings } from "@/server/domain/project/project";

type PageSettings = Pick<ProjectSettings, "goldFrequency" | "goldPerHit" | "hitSize">;

/** Pages composed on request that hold so many answers to work items; of fewer than none, as many fewer. */
export function pagesFor(settings: PageSettings, answers: number): number {
  const perPage = settings.hitSize - meanGoldPerHit(settings);
  const pages = Math.ceil(Math.abs(answers) / perPage);
  return answers < 0 ? -pages : pages;
}

interface Budget {
  budgetMinor: number | null;
  /** Pay that is due, and what live leases may yet make due. */
  committedMinor: number;
  payPerHitMinor: number | null;
  /** Pages that are still to come before the change; and those that it adds. */
  openPages: number;
  pages: number;
}

/** How far the budget is from what is due, open and added; 0 where it is enough, or there is none. */
export function beyondBudgetMinor({ budgetMinor, committedMinor, payPerHitMinor, ...work }: Budget): number {
  if (budgetMinor === null || work.pages <= 0) return 0;
  const toCome = (Math.max(0, work.openPages) + work.pages) * (payPerHitMinor ?? 0);
  return Math.max(0, committedMinor + toCome - budgetMinor);
}
