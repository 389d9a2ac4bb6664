import type { GoldItem } from "./contracts";

/** With fewer graded answers than this a share says too little to rank by. */
export const rankedFrom = 10;

type Watched = Pick<GoldItem, "missedShare" | "contested">;

export function isRanked({ missedShare }: Watched): boolean {
  return missedShare.n >= rankedFrom;
}

/**
 * Gold items whose own answer may be wrong first: by the lower bound of the share that missed them (so that 6 of 10
 * stand before 1 of 1), then by how often they were contested. Those with fewer than 10 graded answers follow without
 * a rank, the contested ones first; what is equal keeps its order.
 */
export function suspiciousFirst<T extends Watched>(items: readonly T[]): T[] {
  const lowest = (item: T) => (isRanked(item) && item.missedShare.value !== null ? item.missedShare.low : -1);
  return [...items].sort((a, b) => lowest(b) - lowest(a) || b.contested - a.contested);
}
