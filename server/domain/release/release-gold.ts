import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { aggregateEach } from "@/server/stats/aggregation/aggregate";
import type { Bounds } from "@/server/stats/aggregation/bounded-interval";
import { goldWithoutValues, type ItemGoldEstimate } from "@/server/stats/aggregation/item-gold";
import type { CountedTable } from "./counted-table";

/** The gold value of an item on one dimension, with what its judgments said. */
export interface ReleasedGold {
  /** null where there is none. */
  value: number | null;
  n: number;
  sd: number | null;
  /** The 95 % interval of the judgments' value; null where it has none, or a decision took its place. */
  low: number | null;
  high: number | null;
  adjudicated: boolean;
}

/**
 * The gold of every item on one dimension, by item number.
 * @param settled decisions by item number. The mean keeps what the judgments gave, a value takes its place; Not Applicable is worth
 *   what an item is that everybody called so.
 * @param bounds of the scale, which intervals do not leave.
 */
export function releaseGold(
  counted: CountedTable,
  policy: AggregationPolicy,
  settled: ReadonlyMap<number, AdjudicationDecision>,
  bounds?: Bounds,
): ReleasedGold[] {
  const goldOf = releaseEachGold(counted, policy, settled, bounds);
  return Array.from({ length: counted.table.itemCount }, (_, item) => goldOf(item));
}

/** The same for one item after another, without keeping them. */
export function releaseEachGold(
  { table, notApplicable }: CountedTable,
  { aggregation, allNotApplicable }: AggregationPolicy,
  settled: ReadonlyMap<number, AdjudicationDecision>,
  bounds?: Bounds,
): (item: number) => ReleasedGold {
  const goldOf = aggregateEach(table, aggregation, {
    notApplicable,
    allNotApplicable,
    ...(bounds && { bounds }),
  });
  return (item) => {
    const decided = settled.get(item);
    const own = spreadOf(goldOf(item));
    if (decided === undefined) return { ...own, adjudicated: false };
    if (decided.kind === "mean") return { ...own, adjudicated: true };
    const value = decided.kind === "value" ? decided.value : goldWithoutValues(1, allNotApplicable).value;
    return { ...own, value, low: null, high: null, adjudicated: true };
  };
}

function spreadOf(gold: ItemGoldEstimate): Omit<ReleasedGold, "adjudicated"> {
  if (gold.value === null) return { value: null, n: 0, sd: null, low: null, high: null };
  const { value, n, sd, low, high } = gold;
  return { value, n, sd, low, high };
}
