import { groupBy } from "@/server/domain/group-by";
import type { RatedItem } from "@/server/imports/ratings-table/rated-item";
import type { Rating, Ratings } from "@/server/imports/ratings-table/ratings";
import { aggregate, type Aggregation } from "@/server/stats/aggregation/aggregate";
import type { Bounds } from "@/server/stats/aggregation/bounded-interval";
import { isSmoothed, judgmentsPerItem, type Smoothing } from "@/server/stats/aggregation/smoothing";
import type { AllNotApplicable, GoldSpread, ItemGoldEstimate } from "@/server/stats/aggregation/item-gold";
import { tableOfRatings } from "../ratings/table-of-ratings";

export interface AggregateSettings {
  aggregation: Aggregation;
  allNotApplicable: AllNotApplicable;
  /** The ends of the scale; undefined takes those of the judgments. */
  scale: Bounds | undefined;
}

/** The gold value of one item; dataset and dimension where the table names them. */
export interface AggregatedItem extends GoldSpread {
  item: string;
  dataset?: string;
  dimension?: string;
  value: number | null;
  /** Why there is no value. */
  reason?: "no_judgments";
}

export type AggregateReport = ReturnType<typeof aggregateReport>;

/** The gold value of every item of a table, in its order. Each dimension is aggregated by itself. */
export function aggregateReport(
  ratings: Ratings,
  { aggregation, allNotApplicable, scale }: AggregateSettings,
) {
  if (aggregation.method === "dawid-skene") refuseManyPoints(ratings);
  const byDimension = groupBy(ratings.ratings, ({ item }) => ratings.items[item]?.dimension ?? "");
  const gold: ItemGoldEstimate[] = [];
  for (const group of byDimension) {
    const options = {
      notApplicable: countNotApplicable(ratings, group),
      allNotApplicable,
      ...(scale && { bounds: scale }),
    };
    const found = aggregate(tableOfRatings(ratings, group), aggregation, options);
    for (const { item } of group) gold[item] = found[item] ?? nobody;
  }
  return {
    ...aggregation,
    ...(aggregation.method === "dawid-skene" ? smoothingOf(ratings, byDimension, aggregation.smoothing) : {}),
    allNotApplicable,
    ...(ratings.leftOut && { leftOut: ratings.leftOut }),
    items: ratings.items.map((item, number) => itemOf(item, gold[number] ?? nobody)),
  };
}

/** Whether the judgments of any dimension were smoothed, and how many there are of an item over all. */
function smoothingOf(
  ratings: Ratings,
  groups: readonly (readonly Rating[])[],
  smoothing: Smoothing | undefined,
): { smoothed?: boolean; judgmentsPerItem?: number } {
  const smoothed = groups.some((group) => isSmoothed(tableOfRatings(ratings, group), smoothing));
  return { smoothed, judgmentsPerItem: judgmentsPerItem(tableOfRatings(ratings, ratings.ratings)) };
}

/** Dawid–Skene learns how often each annotator gives each value for each: with many values nothing can be learned. */
function refuseManyPoints({ ratings }: Ratings): void {
  const points = new Set(ratings.map(({ value }) => value)).size;
  if (points <= maxPoints) return;
  throw new Error(`dawid-skene is for few different values, such as labels. These judgments have ${points}.`);
}

const maxPoints = 100;

const nobody: ItemGoldEstimate = { value: null, reason: "no_judgments" };

/** By item: how many annotators answered N/A. */
function countNotApplicable({ items }: Ratings, group: readonly Rating[]): Uint32Array {
  const counts = new Uint32Array(items.length);
  for (const { item, value } of group) counts[item]! += Number(value === null);
  return counts;
}

function itemOf({ name, dataset, dimension }: RatedItem, gold: ItemGoldEstimate): AggregatedItem {
  return {
    item: name,
    ...(dataset === null ? {} : { dataset }),
    ...(dimension === null ? {} : { dimension }),
    ...(gold.value === null ? { ...gold, n: 0, sd: null, low: null, high: null } : gold),
  };
}
