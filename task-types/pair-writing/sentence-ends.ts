import { anyLanguage } from "./words-in";

const closing = String.raw`["'”’»)\]\s]*$`;

const anyMark = new RegExp(String.raw`\p{Sentence_Terminal}${closing}`, "u");

/** A full stop after a short or a capitalised word may belong to an abbreviation: "St.", "Co.", "U.S.", "vs." */
const clearEnd = new RegExp(
  String.raw`(?:(?!\.)\p{Sentence_Terminal}|(?<![.\p{L}])[\p{Ll}\p{Lo}\p{M}]{3,}\.)${closing}`,
  "u",
);

/** Whether a text ends with a mark that can end a sentence. */
export function hasFinalMark(text: string): boolean {
  return anyMark.test(text);
}

/** Whether a text ends as only a sentence does. */
export function endsAsSentence(text: string): boolean {
  return clearEnd.test(text);
}

/** Whether a sentence clearly ends within the text, as Unicode separates sentences. */
export function hasSeveralSentences(text: string): boolean {
  const segments = new Intl.Segmenter(anyLanguage, { granularity: "sentence" }).segment(text.trim());
  const spoken = [...segments].filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment));
  return spoken.slice(0, -1).some(({ segment }) => endsAsSentence(segment));
}
