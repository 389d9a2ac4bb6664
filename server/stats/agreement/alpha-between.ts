import { undefinedBecause, type Estimate } from "../estimate";
import { type JudgmentTable } from "../judgments/judgment-table";
import { type WeightedUnits } from "./alpha-units";
import { alphaOf, type AlphaLevel, type AlphaReason } from "./krippendorff-alpha";

/** n counts the items that both groups judged. */
export type AlphaBetween =
  | { value: number; n: number }
  | { value: null; reason: AlphaReason | "too_few_items"; n: number };

/**
 * Krippendorff's α between two groups of annotators: observed disagreement is that of judgments of one item of which one
 * is of the group and the other is not, expected disagreement that of all these judgments. Of an item with r judgments of
 * the group and s others each of the r s pairs counts (r + s) / (2 r s) times, so that an item weighs as in α by how often
 * it was judged; with one judgment of each side it is α of two observers. Where α within both groups is as high and this
 * one is lower, the groups judge differently.
 * @param isOfGroup whether the annotator with this number is of the group
 * @returns null with the reasons of `krippendorffAlpha`, "no_pairs" where no item was judged by both sides, and
 *   "too_few_items" where only one was: it says nothing of others.
 * Source: Krippendorff 1980, 2011, with pairs of values across groups alone; of crowds: Wong, Paritosh and Aroyo 2021.
 */
export function alphaBetween(
  table: JudgmentTable,
  isOfGroup: (annotator: number) => boolean,
  level: AlphaLevel,
): AlphaBetween {
  const units = pairsAcross(table, isOfGroup);
  const n = units.items;
  if (n === 1) return { ...undefinedBecause("too_few_items"), n };
  const alpha: Estimate<AlphaReason, { n: number }> = alphaOf(units, level);
  return { ...alpha, n };
}

/** What judgments of one item say, one of each side, and of how many items they are; pairs of the same values are one unit. */
function pairsAcross(
  { itemCount, points, starts, codes, annotators }: JudgmentTable,
  isOfGroup: (annotator: number) => boolean,
): WeightedUnits & { items: number } {
  const paired: number[] = [];
  const times: number[] = [];
  let items = 0;
  for (let item = 0; item < itemCount; item += 1) {
    const own = new Counts();
    const others = new Counts();
    for (let at = starts[item]!; at < starts[item + 1]!; at += 1) {
      (isOfGroup(annotators[at]!) ? own : others).add(codes[at]!);
    }
    if (own.total === 0 || others.total === 0) continue;
    items += 1;
    const weight = (own.total + others.total) / (2 * own.total * others.total);
    for (const [one, often] of own.byCode) {
      for (const [other, asOften] of others.byCode) {
        paired.push(one, other);
        times.push(weight * often * asOften);
      }
    }
  }
  return {
    ...{ points, times, items },
    starts: Uint32Array.from({ length: times.length + 1 }, (_, pair) => 2 * pair),
    codes: Uint32Array.from(paired),
  };
}

/** How often each value was given. */
class Counts {
  total = 0;
  readonly byCode = new Map<number, number>();

  add(code: number): void {
    this.total += 1;
    this.byCode.set(code, (this.byCode.get(code) ?? 0) + 1);
  }
}
