import { type JudgmentTable } from "./judgment-table";

/** The table with the judgments of some of its annotators alone; items, annotators and points keep their numbers. */
export function tableOfAnnotators(
  table: JudgmentTable,
  isKept: (annotator: number) => boolean,
): JudgmentTable {
  const { itemCount } = table;
  const starts = new Uint32Array(itemCount + 1);
  const annotators = new Uint32Array(table.annotators.length);
  const codes = new Uint32Array(table.codes.length);
  let kept = 0;
  for (let item = 0; item < itemCount; item += 1) {
    for (let at = table.starts[item]!; at < table.starts[item + 1]!; at += 1) {
      if (!isKept(table.annotators[at]!)) continue;
      annotators[kept] = table.annotators[at]!;
      codes[kept++] = table.codes[at]!;
    }
    starts[item + 1] = kept;
  }
  return { ...table, starts, annotators: annotators.subarray(0, kept), codes: codes.subarray(0, kept) };
}
