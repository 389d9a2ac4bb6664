import type { RatedItem } from "./rated-item";

/** One judgment of a table, in the order of the file. */
export interface Rating {
  /** Positions in `items` and `annotators`. */
  item: number;
  annotator: number;
  /** null is N/A. */
  value: number | null;
  /** Seconds spent on the item; null where they were not measured. */
  seconds: number | null;
  /** What tells when it was given, as it stands in the file; null without such a column. */
  order: string | null;
  line: number;
}

/** The judgments of a table, with the items and the names of annotators in the order in which they first appear. */
export interface Ratings {
  /** With a column of dimensions, each item once for each dimension. */
  items: RatedItem[];
  annotators: string[];
  ratings: Rating[];
  /** How many judgments were left out, by what their columns say of them; not there where none was. */
  leftOut?: LeftOut;
}

/** Judgments that do not count, and others of gold items. */
export interface LeftOut {
  uncounted: number;
  gold: number;
}

/**
 * What to do where an annotator judged an item more than once: refuse the file, keep one of the judgments, or take their
 * mean. `separate` is for wide tables: each line is an item of its own, whatever its key, so that nobody judges one twice.
 */
export const duplicateRules = ["error", "first", "last", "mean", "separate"] as const;
export type DuplicateRule = (typeof duplicateRules)[number];
