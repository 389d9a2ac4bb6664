import type { GoldCounts } from "@/server/domain/gold/gold-counts";

/** A question that has been switched off is held against nobody: it is one right answer. */
export function heldAgainstNobody(counts: GoldCounts): GoldCounts {
  return counts.items === 0 ? { right: 1, answered: 1, items: 1 } : counts;
}

/** Shares of whole numbers carry a little binary noise. */
const tiny = 1e-9;

/**
 * How many of the graded answers must be right where `needed` of `size` questions must be: the same share. Where each
 * question has one answer it is `needed`.
 */
export function neededAnswers({
  needed,
  size,
  graded,
}: {
  needed: number;
  size: number;
  graded: number;
}): number {
  return size === 0 || needed === 0 ? 0 : Math.ceil((needed * graded) / size - tiny);
}
