import type { LimitsPolicy } from "@/server/domain/policy/policies";

/**
 * How many items one person may judge in all, gold included, so that nobody can tell gold by what is counted.
 * @param totalItems items in the work of the project, gold included.
 * @returns the lesser of the two limits, at least 1; null where there is none. A share is rounded down.
 */
export function itemLimit(
  { itemsPerAnnotator, sharePerAnnotator }: Pick<LimitsPolicy, "itemsPerAnnotator" | "sharePerAnnotator">,
  totalItems: number,
): number | null {
  const limits: number[] = [];
  if (itemsPerAnnotator !== null) limits.push(itemsPerAnnotator);
  if (sharePerAnnotator !== null) limits.push(Math.floor(sharePerAnnotator * totalItems + tiny));
  return limits.length === 0 ? null : Math.max(1, Math.min(...limits));
}

/** A share of items has no exact binary form: 0.29 × 100 is just below 29. */
const tiny = 1e-9;

export interface WorkDone {
  /** Items of submitted work HITs, gold included. */
  judged: number;
  /** Work HITs submitted. */
  hits: number;
}

/** How many items the next HIT may hold; `limit` is the number that is used up. */
export type ItemsAllowed =
  | { allowed: number }
  | { allowed: 0; reason: "items"; limit: number }
  | { allowed: 0; reason: "hits"; limit: number };

/**
 * How many items somebody's next HIT may hold.
 * @param limit as `itemLimit` says.
 * @param hitSize items of the HIT there is: of a fixed HIT, which is given whole or not at all, its own number.
 */
export function itemsAllowed(
  limit: number | null,
  hitsPerAnnotator: number | null,
  done: WorkDone,
  { composition, hitSize }: { composition: "fixed" | "dynamic"; hitSize: number },
): ItemsAllowed {
  if (hitsPerAnnotator !== null && done.hits >= hitsPerAnnotator) {
    return { allowed: 0, reason: "hits", limit: hitsPerAnnotator };
  }
  if (limit === null) return { allowed: hitSize };
  const left = limit - done.judged;
  const isEnough = composition === "fixed" ? left >= hitSize : left > 0;
  return isEnough ? { allowed: Math.min(left, hitSize) } : { allowed: 0, reason: "items", limit };
}
