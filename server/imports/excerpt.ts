const longest = 80;

/**
 * At most the first 80 characters of a text, no character cut in half.
 * The result is a copy: a slice would keep the whole line it comes from in memory.
 */
export function excerpt(text: string): string {
  return Array.from(text.slice(0, 2 * longest))
    .slice(0, longest)
    .join("");
}
