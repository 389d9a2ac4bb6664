import { itemLimit } from "@/server/domain/assignment/item-limit";
import type { QualificationPolicy } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import { meanGoldPerHit } from "./gold-per-hit";

export type RunwaySettings = Pick<
  ProjectSettings,
  | "hitSize"
  | "goldPerHit"
  | "goldFrequency"
  | "whenGoldRunsOut"
  | "qualification"
  | "overlap"
  | "plannedAnnotators"
  | "limits"
>;

export interface RunwayCounts {
  /** Gold items for the work that are switched on. */
  pool: number;
  /** HITs that show every work item once. */
  hits: number;
  /** Items in the work, gold included. */
  items: number;
}

/** How far the gold of a project carries its annotators, none of whom meets a gold item twice. */
export interface GoldRunway {
  /** HITs that one person can do before the gold runs out, after qualifying; null where HITs hold no gold. */
  hitsPerAnnotator: number | null;
  /** HITs that each of the people planned has to do, so that all is judged; no more than the limits let them. */
  hitsEach: number;
  /** People it takes with this gold and these limits, at least as many as the overlap; null when no number is enough. */
  annotatorsNeeded: number | null;
  /** Gold items that one of the people planned meets, those of all tries at qualifying included. */
  goldNeeded: number;
  /** Whether the pool holds as many, or as many as qualifying takes where people may go on without gold. */
  carries: boolean;
}

/** Computes the runway of people who are accurate; under an adaptive frequency the others use up their gold sooner. */
export function goldRunway(settings: RunwaySettings, { pool, hits, items }: RunwayCounts): GoldRunway {
  const { overlap, plannedAnnotators, whenGoldRunsOut } = settings;
  const perHit = meanGoldPerHit(settings);
  const before = goldToQualify(settings.qualification);
  const hitsPerAnnotator = perHit === 0 ? null : Math.floor(Math.max(0, pool - before) / perHit + tiny);
  const atMost = Math.min(hits, hitsAllowed(settings, items));
  const hitsEach = Math.min(atMost, Math.ceil((hits * overlap) / plannedAnnotators));
  const goldNeeded = before + Math.ceil(hitsEach * perHit - tiny);
  const mayGoOn = perHit === 0 || whenGoldRunsOut === "continue";
  const reach = mayGoOn ? atMost : Math.min(atMost, hitsPerAnnotator ?? atMost);
  return {
    hitsPerAnnotator,
    hitsEach,
    annotatorsNeeded: reach === 0 ? null : Math.max(overlap, Math.ceil((hits * overlap) / reach)),
    goldNeeded,
    carries: pool >= (mayGoOn ? before : goldNeeded),
  };
}

/** A share of gold has no exact binary form. */
const tiny = 1e-9;

/** Gold items that qualifying can use up; those of a test are not of the pool. */
export function goldToQualify(qualification: QualificationPolicy): number {
  if (qualification.kind === "quiz") return qualification.size * qualification.tries;
  return qualification.kind === "training" ? qualification.size : 0;
}

function hitsAllowed({ limits, hitSize }: RunwaySettings, items: number): number {
  const byItems = itemLimit(limits, items);
  return Math.min(
    limits.hitsPerAnnotator ?? Infinity,
    byItems === null ? Infinity : Math.max(1, Math.floor(byItems / hitSize)),
  );
}
