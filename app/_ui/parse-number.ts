/** A number as people write it, with a point or a comma; null where the text is none. */
export function parseNumber(text: string): number | null {
  const trimmed = text.trim().replace(",", ".").replace("−", "-");
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(trimmed)) return null;
  return Number(trimmed);
}
