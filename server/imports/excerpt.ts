const longest = 80;

/** V8 copies slices that are shorter than this; a longer one keeps the whole text it comes from in memory. */
const shortestSlice = 13;

/** The same text, which keeps no longer one that it is a part of in memory. */
export const detached = (text: string): string =>
  text.length < shortestSlice ? text : Buffer.from(text).toString();

/**
 * At most the first 80 characters of a text, no character cut in half.
 * The result is a copy: a slice would keep the whole line it comes from in memory.
 */
export function excerpt(text: string): string {
  if (text.length < shortestSlice) return text;
  return Array.from(text.slice(0, 2 * longest))
    .slice(0, longest)
    .join("");
}
