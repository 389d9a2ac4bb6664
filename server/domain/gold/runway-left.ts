import { z } from "zod";
import type { ProjectSettings } from "@/server/domain/project/project";
import { meanGoldPerHit } from "./gold-per-hit";

/** With gold for fewer HITs than this somebody is about to run out. */
export const shortRunwayHits = 3;

/** For how many HITs the gold in use lasts: of somebody new, and of the people who may work now. */
export const runwayLeft = z.object({
  /** null where HITs hold no gold. */
  hits: z.int().nullable(),
  /** null also where nobody may work. */
  least: z.int().nullable(),
  /** How many people have gold for fewer than `shortRunwayHits`. */
  shortPeople: z.int(),
});
export type RunwayLeft = z.infer<typeof runwayLeft>;

/**
 * @param pool gold items in use in the work.
 * @param metCounts how many of them each annotator who may work has met.
 */
export function runwayLeftOf(
  pool: number,
  metCounts: readonly number[],
  settings: Pick<ProjectSettings, "goldFrequency" | "goldPerHit" | "hitSize">,
): RunwayLeft {
  const perHit = meanGoldPerHit(settings);
  if (perHit === 0) return { hits: null, least: null, shortPeople: 0 };
  const hitsOf = (goldItems: number) => Math.floor(goldItems / perHit);
  const left = metCounts.map((met) => hitsOf(pool - met));
  return {
    hits: hitsOf(pool),
    least: left.length === 0 ? null : left.reduce((least, hits) => Math.min(least, hits)),
    shortPeople: left.filter((hits) => hits < shortRunwayHits).length,
  };
}
