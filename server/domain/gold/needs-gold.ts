/**
 * A run of items that holds exactly one gold item. `place` counts the items shown since it began; `goldAt` is the
 * place, from 0, at which its gold stands, and null before its first item.
 */
export interface GoldBlock {
  place: number;
  goldAt: number | null;
}

export const newBlock: GoldBlock = { place: 0, goldAt: null };

/**
 * `drawn`: the block's gold was drawn for this place; `overdue`: the block may get no longer and holds none yet.
 * `later` and `given`: the block's gold is still to come, or has been.
 */
export type GoldNeed =
  { gold: true; reason: "drawn" | "overdue" } | { gold: false; reason: "later" | "given" };

/**
 * Whether the next item of a block is gold.
 * @param block one whose gold has a place.
 * @param length items in a block, for this person now; a block may have been begun under another length.
 */
export function needsGold({ place, goldAt }: { place: number; goldAt: number }, length: number): GoldNeed {
  if (goldAt < place) return { gold: false, reason: "given" };
  if (goldAt === place) return { gold: true, reason: "drawn" };
  return place + 1 >= length ? { gold: true, reason: "overdue" } : { gold: false, reason: "later" };
}
