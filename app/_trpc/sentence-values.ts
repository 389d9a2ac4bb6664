/** The details of a refusal that a sentence can name. */
export function valuesOf(details: Record<string, unknown>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === "string" || typeof value === "number") return [[name, value]];
      return Array.isArray(value) ? [[name, value.join(", ")]] : [];
    }),
  );
}
