import { allUnmet, unmetAmong } from "@/db/queries/unmet-gold";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import { nearestGold } from "@/server/domain/gold/gold-ring";
import { shuffled, type Random } from "@/server/stats/random";

/** Gold items tried before all of a project's are read; nearly always enough. */
const triedFirst = 16;

/** The gold items that may stand among the work, in the order of their places, and where in the ring a page stands. */
export interface GoldRing {
  goldIds: readonly string[];
  slots: number;
  /** As a share of the way round. */
  at: number;
}

/** Of gold that has no place, as in a quiz: any is as near as any other. */
export const anyGold = (goldIds: readonly string[], random: Random): GoldRing => ({
  goldIds: shuffled(random, goldIds),
  slots: Math.max(1, goldIds.length),
  at: 0,
});

/**
 * Picks gold items that an annotator has not met: those nearest in the ring, in random order.
 * @param but items on pages they gave back: what has become gold since then may still come back to them as work.
 * @returns `count` of them; fewer where there are no more.
 */
export async function pickGold(
  tx: Tx,
  { annotatorId, projectId }: WorkingAnnotator,
  { goldIds, slots, at }: GoldRing,
  { count, but }: { count: number; but: ReadonlySet<string> },
  random: Random,
): Promise<string[]> {
  if (count === 0 || goldIds.length === 0) return [];
  const tried = nearestGold(goldIds, slots, at, Math.max(triedFirst, 2 * count));
  const unmet = new Set(await unmetAmong(tx, annotatorId, tried));
  const near = tried.filter((itemId) => unmet.has(itemId) && !but.has(itemId));
  const found = near.length >= count ? near : shuffled(random, await allUnmet(tx, annotatorId, projectId));
  return shuffled(random, found.filter((itemId) => !but.has(itemId)).slice(0, count));
}
