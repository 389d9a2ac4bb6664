import { groupBy } from "@/server/domain/group-by";
import { keyOf } from "@/server/imports/ratings-table/rated-item";
import type { Rating, Ratings } from "@/server/imports/ratings-table/ratings";

/** The judgments of one dataset, of one dimension, or of one dimension in one dataset. */
export interface PartOfRatings {
  dataset: string | null;
  dimension: string | null;
  ratings: Rating[];
}

/** The judgments by dataset and dimension, in the order of the table; null where it names neither. */
export function partsOfRatings({ items, ratings }: Ratings): PartOfRatings[] | null {
  const groupOf = ({ item }: Rating) => {
    const { dataset = null, dimension = null } = items[item] ?? {};
    return { dataset, dimension };
  };
  const parts = groupBy(ratings, (rating) => keyOf({ name: "", ...groupOf(rating) })).map((part) => ({
    ...groupOf(part[0]),
    ratings: part,
  }));
  return parts.every(({ dataset, dimension }) => dataset === null && dimension === null) ? null : parts;
}

/** How many items are rated, on however many dimensions. */
export function countRatedItems({ items }: Ratings, ratings: readonly Rating[]): number {
  const judged = new Set<string | number>();
  for (const { item } of ratings) {
    const { dimension = null, ...rest } = items[item] ?? { name: "", dataset: null };
    judged.add(dimension === null ? item : keyOf({ ...rest, dimension: null }));
  }
  return judged.size;
}
