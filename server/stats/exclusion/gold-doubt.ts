import { fisherInterval } from "../intervals/fisher-z";
import { median } from "../median";

/** Below so many gold answers of the middle person, a correlation with the gold says little of anybody. */
const fewGoldAnswers = 30;

/** Why going by the correlation with the gold is doubtful: it rests on few answers. */
export interface GoldDoubt {
  /** Gold answers of the middle person. */
  median: number;
  /** Whom the rule would have go, and of how many of them the 95 % interval reaches the bound. */
  beyond: number;
  unsure: number;
}

/**
 * Whether `gold-pearson` rests on few gold answers.
 * @param figures of those whom the rule judges; `isBeyond` of those who would go.
 * @returns null where the middle person has 30 gold answers or more, or nobody is judged.
 */
export function goldDoubt(
  figures: readonly { value: number; n: number; isBeyond: boolean }[],
  bound: number,
): GoldDoubt | null {
  const middle = median(figures.map(({ n }) => n)).value;
  if (middle === null || middle >= fewGoldAnswers) return null;
  const beyond = figures.filter(({ isBeyond }) => isBeyond);
  const unsure = beyond.filter(({ value, n }) => {
    const interval = fisherInterval(value, n);
    return interval.value === null || interval.high >= bound;
  });
  return { median: middle, beyond: beyond.length, unsure: unsure.length };
}
