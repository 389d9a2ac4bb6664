import { figureOf, nothingCorrelates } from "@/server/domain/agreement/figure";
import { fisherInterval } from "@/server/stats/intervals/fisher-z";
import { mean } from "@/server/stats/mean";
import { pearson } from "@/server/stats/pearson";
import type { ComparedValues } from "./aggregation";

/** Values closer than this are the same: sums in another order round apart. */
const rounding = 1e-9;

/**
 * How two ways to gold values differ: the values of the same items by either; null is none.
 * @param areNames values only name answers, so that they differ without a distance and do not correlate.
 */
export function compareValues(
  from: readonly (number | null)[],
  to: readonly (number | null)[],
  { areNames = false } = {},
): ComparedValues {
  const pairs = from.flatMap((before, item) => {
    const after = to[item] ?? null;
    return before === null || after === null ? [] : [{ before, after }];
  });
  const moves = pairs.map(({ before, after }) => Math.abs(after - before));
  const r = pearson(
    pairs.map(({ before }) => before),
    pairs.map(({ after }) => after),
  );
  const interval = r.value === null ? r : fisherInterval(r.value, pairs.length);
  return {
    items: pairs.length,
    moved: moves.filter((move) => move > rounding).length,
    meanMove: areNames ? null : mean(moves).value,
    largestMove: areNames
      ? null
      : moves.reduce<number | null>((most, move) => Math.max(most ?? 0, move), null),
    pearson: areNames
      ? nothingCorrelates
      : figureOf({
          ...(interval.value === null && r.value !== null ? { value: r.value } : interval),
          n: pairs.length,
        }),
    gained: from.filter((before, item) => before === null && to[item] !== null).length,
    lost: from.filter((before, item) => before !== null && to[item] === null).length,
  };
}
