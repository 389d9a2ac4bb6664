import { parseNumberCell } from "@/server/imports/parse-number";
import type { Rating } from "@/server/imports/ratings-table/ratings";

/**
 * Each annotator's judgments in the order in which they were given: by the column of their order, as numbers where all
 * of them are and else as text (which is right for ISO dates), then by their place in the file.
 */
export function historiesOf(annotatorCount: number, ratings: readonly Rating[]): Rating[][] {
  const isNumeric = ratings.every(({ order }) => order !== null && parseNumberCell(order) !== null);
  const compare = isNumeric
    ? (one: Rating, other: Rating) => Number(one.order) - Number(other.order)
    : (one: Rating, other: Rating) => compareText(one.order ?? "", other.order ?? "");
  const histories: Rating[][] = Array.from({ length: annotatorCount }, () => []);
  for (const rating of ratings) histories[rating.annotator]?.push(rating);
  return histories.map((history) => history.sort(compare));
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
