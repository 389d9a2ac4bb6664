import type { GoldItem } from "./contracts";

/** With fewer graded answers than this a share says too little to rank by. */
export const rankedFrom = 10;

/** Whether a known answer stands in the list by how surely it was missed. */
export function isRanked({ missedShare }: Pick<GoldItem, "missedShare">): boolean {
  return missedShare.n >= rankedFrom;
}
