/**
 * Keeps what was made last, so that it need not be made again.
 * @param most so many are kept, those that were made last
 * @returns what is kept under a key; what is not is made
 */
export function keepLast<T>(most: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make();
    const [oldest] = kept.keys();
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
    kept.set(key, made);
    return made;
  };
}
