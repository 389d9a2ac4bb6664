import { startsOf, type JudgmentTable } from "./judgment-table";

/** The judgments of a table, annotator by annotator and within one by item. */
export interface AnnotatorIndex {
  /** Annotator a holds the entries starts[a] up to, but not including, starts[a + 1]. */
  starts: Uint32Array;
  /** Per entry: the position of the judgment in the table. */
  judgments: Uint32Array;
  /** Per entry: the item judged. */
  items: Uint32Array;
}

/** The same judgments in the other order: each annotator's together. */
export function byAnnotator(table: JudgmentTable): AnnotatorIndex {
  const starts = startsOf(table.annotators, table.annotatorCount);
  const next = starts.slice();
  const judgments = new Uint32Array(table.codes.length);
  const items = new Uint32Array(table.codes.length);
  for (let item = 0; item < table.itemCount; item += 1) {
    for (let judgment = table.starts[item]!; judgment < table.starts[item + 1]!; judgment += 1) {
      const entry = next[table.annotators[judgment]!]!++;
      judgments[entry] = judgment;
      items[entry] = item;
    }
  }
  return { starts, judgments, items };
}
