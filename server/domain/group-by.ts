/** The values in groups of the same key, groups and values in the order in which they first appear. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return [...groups.values()];
}
