/** The rules that hold where no language has its own. */
export const anyLanguage = "und";

const hyphen = /^[-‐‑]$/;

/**
 * The words of a text in small letters, as Unicode separates them also where no spaces do.
 * Parts that a hyphen joins are one word, and all apostrophes are the same: "flat-tire", "o'neill".
 */
export function wordsIn(text: string): string[] {
  const segments = new Intl.Segmenter(anyLanguage, { granularity: "word" }).segment(
    text.normalize("NFKC").replaceAll("’", "'"),
  );
  const words: string[] = [];
  let open: "word" | "hyphen" | null = null;
  for (const { segment, isWordLike } of segments) {
    const small = segment.toLowerCase();
    if (!isWordLike) {
      open = open === "word" && hyphen.test(segment) ? "hyphen" : null;
      continue;
    }
    if (open === "hyphen") words.push(`${words.pop() ?? ""}-${small}`);
    else words.push(small);
    open = "word";
  }
  return words;
}
