import type { Rating, Ratings } from "@/server/imports/ratings-table/ratings";
import { judgmentTable, type JudgmentTable } from "@/server/stats/judgments/judgment-table";

/** The judgments, without N/A, in the form every statistic reads; items and annotators keep their numbers. */
export function tableOfRatings({ items, annotators }: Ratings, ratings: readonly Rating[]): JudgmentTable {
  const columns = {
    items: new Uint32Array(ratings.length),
    annotators: new Uint32Array(ratings.length),
    values: new Float64Array(ratings.length),
  };
  let count = 0;
  for (const { item, annotator, value } of ratings) {
    if (value === null) continue;
    columns.items[count] = item;
    columns.annotators[count] = annotator;
    columns.values[count] = value;
    count += 1;
  }
  return judgmentTable({
    itemCount: items.length,
    annotatorCount: annotators.length,
    items: columns.items.subarray(0, count),
    annotators: columns.annotators.subarray(0, count),
    values: columns.values.subarray(0, count),
  });
}
