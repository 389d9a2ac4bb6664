/** The values by their key, keys and values in the order in which they first appear. */
export function groupsByKey<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** The values in groups of the same key, groups and values in the order in which they first appear. */
export function groupBy<T>(values: readonly T[], keyOf: (value: T) => string): [T, ...T[]][] {
  return [...groupsByKey(values, keyOf).values()];
}
