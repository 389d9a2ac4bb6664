/** Gold answered, and how much of it right; also as what is added to such counts. */
export interface GoldCounts {
  right: number;
  answered: number;
}

export const noCounts: GoldCounts = { right: 0, answered: 0 };

export function addCounts(a: GoldCounts, b: GoldCounts): GoldCounts {
  return { right: a.right + b.right, answered: a.answered + b.answered };
}

/** What is added to somebody's counts when one answer is graded anew; null is not graded. */
export function changedCounts(before: boolean | null, now: boolean | null): GoldCounts {
  return {
    right: Number(now === true) - Number(before === true),
    answered: Number(now !== null) - Number(before !== null),
  };
}
