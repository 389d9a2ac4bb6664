/** Rows by a figure, the lowest first; those without it stand at the end, in their own order. */
export function lowestFirst<Row>(rows: readonly Row[], figureOf: (row: Row) => number | null): Row[] {
  return rows
    .map((row) => ({ row, figure: figureOf(row) ?? Infinity }))
    .sort((a, b) => (a.figure === b.figure ? 0 : a.figure - b.figure))
    .map(({ row }) => row);
}
