/** A word as the index has it: small letters, underscores between its parts. */
export function normalLemma(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase().replaceAll(/\s+/g, "_");
}

/**
 * The ways in which the index may write a word, its own way first: with hyphens for underscores and the reverse,
 * without both, without full stops.
 * Source: WordNet's `getindex`, wnsearch(3WN).
 */
export function spellings(lemma: string): string[] {
  return [
    ...new Set([
      lemma,
      lemma.replaceAll("_", "-"),
      lemma.replaceAll("-", "_"),
      lemma.replaceAll(/[_-]/g, ""),
      lemma.replaceAll(".", ""),
    ]),
  ].filter((spelling) => spelling !== "");
}

/** A word as a reader sees it. */
export function readableLemma(form: string): string {
  return form.replaceAll("_", " ");
}
