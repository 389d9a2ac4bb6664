/** The gold of one part of the data by line; null is an item without any. */
export interface EvaluatedGold {
  /** As runs' figures name it; see `partName`. */
  name: string;
  gold: readonly (number | null)[];
  /** The genre of each item, null for one without; null where no item has one. */
  genres: readonly (string | null)[] | null;
}

/** What a dimension of a dataset is called among all that have figures of their own. */
export function partName(
  dataset: string,
  dimension: string,
  { datasets, dimensions }: { datasets: number; dimensions: number },
): string {
  if (dimensions === 1) return dataset;
  return datasets === 1 ? dimension : `${dataset} · ${dimension}`;
}
