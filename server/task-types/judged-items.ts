/** A work item with the values that count; annotators and dimensions by number, from 0. */
export interface JudgedWorkItem {
  content: unknown;
  values: readonly { annotator: number; dimension: number; value: number }[];
}

/** What a type's own figures are computed from. */
export interface JudgedWork {
  /** Pseudonyms. */
  annotators: readonly string[];
  dimensions: readonly string[];
  /** The judged items, by dataset in order. */
  datasets: readonly { name: string; items: readonly JudgedWorkItem[] }[];
}
