/** Orders texts by their UTF-16 units, the same on every machine whatever its language. */
export function ascending(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Per name: its position when all are in ascending order. */
export function ranksOfNames(names: readonly string[]): Uint32Array {
  const order = names.map((_, at) => at).sort((a, b) => ascending(names[a] ?? "", names[b] ?? ""));
  const ranks = new Uint32Array(names.length);
  order.forEach((at, rank) => (ranks[at] = rank));
  return ranks;
}
