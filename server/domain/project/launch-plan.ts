import type { ProjectSettings } from "./project";

/** How many items a launch would meet, gold counted as enabled only. */
export interface ItemCounts {
  items: number;
  enabledGold: number;
}

/** How much there is to judge once a project is launched. */
export interface LaunchPlan {
  workItems: number;
  /** Gold items that stand in at least one HIT. */
  usedGold: number;
  hits: number;
  judgments: number;
}

/** What a launch lays out: with no gold in the HITs, and where it is switched off, gold is judged like the rest. */
export function launchPlan(
  { hitSize, goldPerHit, overlap }: Pick<ProjectSettings, "hitSize" | "goldPerHit" | "overlap">,
  { items, enabledGold }: ItemCounts,
): LaunchPlan {
  const gold = goldPerHit === 0 ? 0 : enabledGold;
  const workItems = items - gold;
  const hits = Math.ceil(workItems / (hitSize - goldPerHit));
  const usedGold = Math.min(gold, hits * goldPerHit);
  return { workItems, usedGold, hits, judgments: overlap * (workItems + usedGold) };
}
