import { meanGoldPerHit, setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import type { ProjectSettings } from "./project";

/** How many items a launch would meet. */
export interface ItemCounts {
  /** All of them, gold and those of the test included. */
  items: number;
  /** Gold for the work that is switched on. */
  enabledGold: number;
  /** Items for the test, which stand nowhere else, and how many of them are switched on. */
  testItems: number;
  enabledTestItems: number;
}

/** How much there is to judge once a project is launched. */
export interface LaunchPlan {
  workItems: number;
  /** Gold items that stand in at least one HIT. */
  usedGold: number;
  /** Where pages are composed as they are asked for, as many as it takes to show every work item once. */
  hits: number;
  /** HIT submissions that it takes: of fixed HITs each by as many people as the overlap says. */
  submissions: number;
  /** Items that need judgments of their own. Composed pages draw gold for each person anew, so it is not among them. */
  judgedItems: number;
}

export type PlannedSettings = Pick<
  ProjectSettings,
  "hitSize" | "goldPerHit" | "goldFrequency" | "qualification" | "overlap" | "composition"
>;

/** What a launch lays out: where no gold is set aside, and where it is switched off, gold is judged like the rest. */
export function launchPlan(
  settings: PlannedSettings,
  { items, enabledGold, testItems }: ItemCounts,
): LaunchPlan {
  const gold = setsGoldAside(settings) ? enabledGold : 0;
  const goldPerHit = meanGoldPerHit(settings);
  const workItems = items - testItems - gold;
  const workPerHit = settings.hitSize - goldPerHit;
  const hits = Math.ceil(workItems / workPerHit);
  const usedGold = Math.min(gold, Math.ceil(hits * goldPerHit));
  const { overlap, composition } = settings;
  return composition === "fixed"
    ? { workItems, usedGold, hits, submissions: hits * overlap, judgedItems: workItems + usedGold }
    : {
        workItems,
        usedGold,
        hits,
        submissions: Math.ceil((workItems * overlap) / workPerHit),
        judgedItems: workItems,
      };
}
