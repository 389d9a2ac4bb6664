import fc from "fast-check";
import { judgmentTable, type JudgmentTable } from "./judgments/judgment-table";
import { type Maybe } from "./present";

/** A table from rows of values, one row per item and one column per annotator; null is missing. */
export function tableOf(valuesByItem: readonly (readonly Maybe[])[]): JudgmentTable {
  const judgments = valuesByItem.flatMap((row, item) =>
    row.flatMap((value, annotator) => (value === null ? [] : [{ item, annotator, value }])),
  );
  return judgmentTable({
    itemCount: valuesByItem.length,
    annotatorCount: Math.max(0, ...valuesByItem.map((row) => row.length)),
    items: judgments.map(({ item }) => item),
    annotators: judgments.map(({ annotator }) => annotator),
    values: judgments.map(({ value }) => value),
  });
}

/** The columns of a matrix as rows. */
export function transposed<T>(rows: readonly (readonly T[])[]): T[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]!));
}

/** Small matrices of judgments on the points 0 to 5, some of them missing: 2 to 8 items by 2 to 6 annotators. */
export const sparseJudgments: fc.Arbitrary<Maybe[][]> = fc.integer({ min: 2, max: 6 }).chain((annotators) =>
  fc.array(
    fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { freq: 4 }), {
      minLength: annotators,
      maxLength: annotators,
    }),
    { minLength: 2, maxLength: 8 },
  ),
);

/** Krippendorff's matrix of four observers (rows) and twelve units, as printed in the note of 2011. */
const observers: Maybe[][] = [
  [1, 2, 3, 3, 2, 1, 4, 1, 2, null, null, null],
  [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, null, 3],
  [null, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, null],
  [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, null],
];

export const krippendorffMatrix: Maybe[][] = transposed(observers);
