import type { PageStructure } from "./page-structure";

/** In their order, because a reader sees it. */
const ordered = ["headings", "tables", "lists"] as const;
/** In any order, because another language can put a word elsewhere in its sentence. */
const unordered = { links: "leads to", code: "has the code" } as const;

/** A line for each way in which a translated page is built differently; none where it is built alike. */
export function structureDifferences(translated: PageStructure, english: PageStructure): string[] {
  return [
    ...ordered.flatMap((part) => {
      const [own, original] = [translated[part].join(", "), english[part].join(", ")];
      return own === original ? [] : [`${part}: ${own || "none"}; in English: ${original || "none"}`];
    }),
    ...(["links", "code"] as const).flatMap((part) => [
      ...without(translated[part], english[part]).map((one) => `${unordered[part]} ${one}; in English not`),
      ...without(english[part], translated[part]).map(
        (one) => `in English ${unordered[part]} ${one}; here not`,
      ),
    ]),
  ];
}

/** Those that the others do not have, or have less often. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
