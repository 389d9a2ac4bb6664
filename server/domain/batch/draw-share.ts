import { seededRandom, shuffled } from "@/server/stats/random";

/** A share has no exact binary form: 0.29 × 100 is just below 29. */
const tiny = 1e-9;

/**
 * A share of a batch: the same ids, share and seed draw the same ones, on every machine.
 * @param ids in any order; @param share of them, 0–1, rounded to the nearest whole number but at least one where there are any
 */
export function drawShare(ids: readonly string[], share: number, seed: number): string[] {
  if (share >= 1) return ids.toSorted();
  const wanted = Math.min(ids.length, Math.max(1, Math.round(ids.length * share + tiny)));
  return shuffled(seededRandom(seed), ids.toSorted()).slice(0, wanted).sort();
}
