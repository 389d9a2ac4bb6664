import type { Rating, Ratings } from "@/server/imports/ratings-table/ratings";
import { judgmentTable, type JudgmentTable } from "@/server/stats/judgments/judgment-table";

/** The judgments, without N/A, in the form every statistic reads; items and annotators keep their numbers. */
export function tableOfRatings({ items, annotators }: Ratings, ratings: readonly Rating[]): JudgmentTable {
  const valued = ratings.filter(({ value }) => value !== null);
  return judgmentTable({
    itemCount: items.length,
    annotatorCount: annotators.length,
    items: valued.map(({ item }) => item),
    annotators: valued.map(({ annotator }) => annotator),
    values: valued.map(({ value }) => value ?? NaN),
  });
}
