interface JudgedWorkValue {
  annotator: number;
  dimension: number;
  value: number;
  /** The value by the place at which the annotator saw it, where values count the parts of an item. */
  place: number;
}

/** A work item with the values that count; annotators and dimensions by number, from 0. */
export interface JudgedWorkItem {
  content: unknown;
  values: readonly JudgedWorkValue[];
}

/** What a type's own figures are computed from. */
export interface JudgedWork {
  /** Pseudonyms. */
  annotators: readonly string[];
  dimensions: readonly string[];
  /** The judged items, by dataset in order. */
  datasets: readonly { name: string; items: readonly JudgedWorkItem[] }[];
}
