/** Orders texts by their UTF-16 units, the same on every machine whatever its language. */
export function ascending(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
