/** Scripts that put no space between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text in order, and what stands between two of them. */
export interface Words {
  words: string[];
  between: "" | " ";
}

/** Splits a text at white space, or where its script has none, at the borders of words. */
export function splitWords(text: string): Words {
  const trimmed = text.trim();
  if (unspaced.test(trimmed)) {
    const segments = new Intl.Segmenter("und", { granularity: "word" }).segment(trimmed);
    return { words: [...segments].map(({ segment }) => segment), between: "" };
  }
  return { words: trimmed.split(/\s+/u).filter((word) => word !== ""), between: " " };
}

/** The different words of a text, without case and the punctuation around them. */
export const distinctWords = (text: string): Set<string> =>
  new Set(
    splitWords(text)
      .words.map((word) => word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
      .filter((word) => word !== ""),
  );
