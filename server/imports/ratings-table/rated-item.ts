/** What a judgment of a table is about: an item, or an item on one dimension. */
export interface RatedItem {
  /** The cells of its key with tabs between. */
  name: string;
  /** null without a column of datasets; the same name in two datasets means two items. */
  dataset: string | null;
  /** null without a column of dimensions. */
  dimension: string | null;
}

/** The same text for the same item on the same dimension, and for no other. */
export function keyOf({ name, dataset, dimension }: RatedItem): string {
  // No cell holds a zero byte: a file with one is not text.
  return dataset === null && dimension === null ? name : [dataset, dimension, name].join("\0");
}
