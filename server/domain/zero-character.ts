/** Whether a text somewhere in a value, or a name in it, holds the character U+0000, which PostgreSQL cannot store. */
export function holdsZeroCharacter(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\u0000");
  if (Array.isArray(value)) return value.some(holdsZeroCharacter);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([name, part]) => name.includes("\u0000") || holdsZeroCharacter(part));
}
