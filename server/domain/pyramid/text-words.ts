/** A word as it is written, where it begins, from 0, and where it ends. */
export interface TextWord {
  written: string;
  start: number;
  end: number;
}

/** Letters and digits; an apostrophe or a hyphen inside of them, or a point or comma between digits, stays. */
const words = /[\p{L}\p{M}\p{N}]+(?:(?:['’\-\u2010]|(?<=\p{N})[.,](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

/**
 * The words of a text in their order. The paper leaves open what a word is; here punctuation is none, `make-up`, `don't`
 * and `4,200` are one each, `speed/mass` is two.
 */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(words)].map(({ 0: written, index }) => ({
    written,
    start: index,
    end: index + written.length,
  }));
}

/**
 * What makes words the same: letter case, the kind of apostrophe and a possessive 's do not tell them apart, as they do not
 * where a tokenizer cuts the 's off. Nothing else is taken away: the paper names no stemmer.
 */
export function wordForm(written: string): string {
  return written.normalize("NFC").toLowerCase().replaceAll("’", "'").replace(/'s$/, "");
}
