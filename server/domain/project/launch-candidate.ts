import type { CarefulGold } from "@/server/domain/gold/careful-accuracy";
import { goldRunway, type GoldRunway } from "@/server/domain/gold/gold-runway";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import { launchPlan, type ItemCounts, type LaunchPlan } from "./launch-plan";
import type { ProjectSettings } from "./project";

/** How many gold items without an explanation are named. */
export const namedUnexplained = 5;

/** What a launch is judged by. */
export interface LaunchCandidate {
  settings: ProjectSettings;
  /** null where annotators answer on none that the organizer sets. */
  scale: ScaleDraft | null;
  /** Whether items of the task type can have known answers. */
  hasGold: boolean;
  counts: ItemCounts;
  /** Ids of enabled gold items that annotators would meet and to which no value of the scale would be right. */
  unanswerableGold: readonly string[];
  /** How many enabled gold items that annotators would meet have no explanation, and the ids of the first of them. */
  unexplainedGold: { count: number; items: readonly string[] };
  /** What a careful person would get of the gold met in the work; null where nothing can be said. */
  carefulGold: CarefulGold | null;
  /** People invited in person, and how many of them have a list of items of their own. */
  invitations: { invited: number; withList: number };
  /** Items on those lists that have become gold since, or are for more people than their overlap. */
  outdatedNames: number;
  /** Languages into which not all texts are translated, so that nobody is offered them. */
  incompleteLanguages: readonly string[];
}

/** What a candidate comes to. */
export interface Prospect extends LaunchCandidate {
  plan: LaunchPlan;
  runway: GoldRunway;
}

export function prospectOf(candidate: LaunchCandidate): Prospect {
  const { settings, counts } = candidate;
  const plan = launchPlan(settings, counts);
  const items = counts.items - counts.testItems;
  return {
    ...candidate,
    plan,
    runway: goldRunway(settings, { pool: counts.enabledGold, hits: plan.hits, items }),
  };
}
