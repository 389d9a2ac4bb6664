// Landis and Koch 1977, Table 1: certainty of multiple sclerosis (four ordered points) in the patients of Winnipeg
// and of New Orleans; rows are the New Orleans neurologist's choices, columns those of the Winnipeg neurologist.
export const winnipeg = [
  [38, 5, 0, 1],
  [33, 11, 3, 0],
  [10, 14, 5, 6],
  [3, 7, 3, 10],
];
export const newOrleans = [
  [5, 3, 0, 0],
  [3, 11, 4, 0],
  [2, 13, 3, 4],
  [1, 2, 4, 14],
];

/** One pair of values per patient of a table of counts. */
export function patients(counts: readonly (readonly number[])[]): { x: number[]; y: number[] } {
  const pairs = counts.flatMap((row, x) =>
    row.flatMap((count, y) => Array.from({ length: count }, () => ({ x, y }))),
  );
  return { x: pairs.map(({ x }) => x), y: pairs.map(({ y }) => y) };
}
