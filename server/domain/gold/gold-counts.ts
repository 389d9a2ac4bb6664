import type { Policies } from "@/server/domain/policy/policies";
import { gradeGold } from "./grade-gold";

/** Gold answered, and how much of it right; also as what is added to such counts. */
export interface GoldCounts {
  /** Answers that are right, of those answered; one a dimension, or one a gold item, as the project grades. */
  right: number;
  answered: number;
  /** Gold items answered. */
  items: number;
}

export const noCounts: GoldCounts = { right: 0, answered: 0, items: 0 };

/**
 * What one answered item adds to its author's gold.
 * @param grading "dimension" counts each dimension with a known answer on its own, "item" the item as one answer, right
 *   if all of them are.
 * @param correct whether each dimension is right; null where its answer is not known.
 */
export function countGold(
  grading: Policies["goldGrading"],
  correct: readonly (boolean | null)[],
): GoldCounts {
  const whole = gradeGold(correct);
  if (whole === null) return noCounts;
  if (grading === "item") return { right: Number(whole), answered: 1, items: 1 };
  const checked = correct.filter((one) => one !== null);
  return { right: checked.filter(Boolean).length, answered: checked.length, items: 1 };
}

export function addCounts(a: GoldCounts, b: GoldCounts): GoldCounts {
  return { right: a.right + b.right, answered: a.answered + b.answered, items: a.items + b.items };
}

export function sumCounts(counts: readonly GoldCounts[]): GoldCounts {
  return counts.reduce(addCounts, noCounts);
}

/** What is added to somebody's counts when an item is graded anew. */
export function changedCounts(before: GoldCounts, now: GoldCounts): GoldCounts {
  return {
    right: now.right - before.right,
    answered: now.answered - before.answered,
    items: now.items - before.items,
  };
}

export function isNoChange({ right, answered, items }: GoldCounts): boolean {
  return right === 0 && answered === 0 && items === 0;
}
