/** Where the columns of a file of recorded answers are, from 0. */
export interface RecordedColumns {
  annotator: number;
  item: number;
  dataset: number | null;
  /** By dimension. */
  values: ReadonlyMap<string, number>;
}

/**
 * Finds annotator, item or pair, and the values: a column called value where there is one dimension, else one called
 * after each.
 * @returns the name of a column that is missing, where one is.
 */
export function recordedColumns(
  header: readonly string[],
  dimensions: readonly string[],
): RecordedColumns | { missing: string } {
  const places = new Map(header.map((name, at) => [name.trim().toLowerCase(), at]));
  const annotator = places.get("annotator");
  const item = places.get("item") ?? places.get("pair");
  if (annotator === undefined || item === undefined) {
    return { missing: annotator === undefined ? "annotator" : "item" };
  }
  const values = new Map<string, number>();
  for (const dimension of dimensions) {
    const own = places.get(dimension.toLowerCase());
    const at = own ?? (dimensions.length === 1 ? places.get("value") : undefined);
    if (at === undefined) return { missing: dimensions.length === 1 ? "value" : dimension };
    values.set(dimension, at);
  }
  return { annotator, item, dataset: places.get("dataset") ?? null, values };
}
