import { undefinedBecause, type Estimate } from "../estimate";
import { isWithin } from "../is-within";
import { itemValues } from "../judgments/item-values";
import { type JudgmentTable } from "../judgments/judgment-table";
import { mean } from "../mean";
import { type Maybe } from "../present";
import { majority } from "./majority";

/** On how many items it rests. */
export type MajorityAccuracy = Estimate<"no_gold_judged", { n: number }>;

/**
 * The share of items on which the value most annotators chose is right (0–1). Where several values are chosen equally
 * often the item counts by the share of them that are right, as if one was drawn.
 * @param gold per item: the known answer, or null; items without one, or without a judgment, do not enter.
 * @param tolerance how far off a value may be and still be right.
 * @returns null with reason "no_gold_judged" when no item enters.
 */
export function majorityAccuracy(
  table: JudgmentTable,
  gold: readonly Maybe[],
  tolerance: number,
): MajorityAccuracy {
  const shares = gold.flatMap((answer, item) => {
    const found = majority(itemValues(table, item));
    if (answer === null || found.value === null) return [];
    const right = found.tied.filter((value) => isWithin(tolerance, value, answer));
    return [right.length / found.tied.length];
  });
  const { value } = mean(shares);
  return value === null ? undefinedBecause("no_gold_judged") : { value, n: shares.length };
}
