/** A list in parts of a size that both engines take as parameters of one statement. */
export function inChunks<T>(values: readonly T[], size = 500): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );
}
