import { type JudgmentTable } from "./judgment-table";

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
  const all = Uint32Array.from({ length: table.itemCount }, (_, item) => item);
  return drawnByAnnotator(table)(all);
}

/**
 * Lists the judgments of drawn items, as often and in the order as these are drawn, each annotator's together. What it
 * gave before is overwritten: there is room for one list, which may be longer than its entries.
 * @returns a function of numbers of items.
 */
export function drawnByAnnotator(table: JudgmentTable): (drawn: Uint32Array) => AnnotatorIndex {
  let judgments = new Uint32Array(0);
  let items = new Uint32Array(0);
  return (drawn) => {
    const starts = countByAnnotator(table, drawn);
    const next = starts.slice();
    const count = starts[table.annotatorCount]!;
    if (judgments.length < count) [judgments, items] = [new Uint32Array(count), new Uint32Array(count)];
    for (let at = 0; at < drawn.length; at += 1) {
      const item = drawn[at]!;
      const end = table.starts[item + 1]!;
      for (let judgment = table.starts[item]!; judgment < end; judgment += 1) {
        const entry = next[table.annotators[judgment]!]!++;
        judgments[entry] = judgment;
        items[entry] = item;
      }
    }
    return { starts, judgments, items };
  };
}

function countByAnnotator(
  { annotatorCount, starts, annotators }: JudgmentTable,
  drawn: Uint32Array,
): Uint32Array {
  const counts = new Uint32Array(annotatorCount + 1);
  for (let at = 0; at < drawn.length; at += 1) {
    const end = starts[drawn[at]! + 1]!;
    for (let judgment = starts[drawn[at]!]!; judgment < end; judgment += 1) {
      counts[annotators[judgment]! + 1]! += 1;
    }
  }
  for (let annotator = 0; annotator < annotatorCount; annotator += 1) {
    counts[annotator + 1]! += counts[annotator]!;
  }
  return counts;
}
