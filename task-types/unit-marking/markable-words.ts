import { textWords, type TextWord } from "@/server/domain/pyramid/text-words";

/** Scripts that write words without spaces between; each character can be marked by itself. */
const unspaced =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** What can be marked of a text: its words, without the punctuation around them. */
export function markableWords(text: string): TextWord[] {
  return textWords(text).flatMap((word) => (unspaced.test(word.written) ? characters(word) : [word]));
}

/** A letter with the marks that belong to it. */
function characters({ written, start }: TextWord): TextWord[] {
  return [...written.matchAll(/.\p{M}*/gsu)].map(({ 0: character, index }) => ({
    written: character,
    start: start + index,
    end: start + index + character.length,
  }));
}
