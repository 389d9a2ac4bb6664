import { allUnmet, unmetAmong } from "@/db/queries/unmet-gold";
import type { Worker } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import { shuffled, type Random } from "@/server/stats/random";

/** Gold items tried before all of a project's are read; nearly always enough. */
const triedFirst = 16;

/**
 * Draws gold items that an annotator has not met.
 * @param goldIds every gold item of the project that may stand among the work.
 * @returns `count` of them, in random order; fewer where there are no more.
 */
export async function pickGold(
  tx: Tx,
  { annotatorId, projectId }: Worker,
  goldIds: readonly string[],
  count: number,
  random: Random,
): Promise<string[]> {
  if (count === 0 || goldIds.length === 0) return [];
  const tried = drawSome(random, goldIds, Math.max(triedFirst, 2 * count));
  const near = await unmetAmong(tx, annotatorId, tried);
  const unmet = near.length >= count ? near : await allUnmet(tx, annotatorId, projectId);
  return shuffled(random, unmet).slice(0, count);
}

/** Some different values of a list, drawn without going through all of it. */
function drawSome(random: Random, values: readonly string[], count: number): string[] {
  const drawn = new Set<string>();
  for (let at = 0; at < count; at += 1) {
    const value = values[Math.floor(random() * values.length)];
    if (value !== undefined) drawn.add(value);
  }
  return [...drawn];
}
