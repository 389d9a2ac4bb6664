import type { AskedItem } from "@/server/domain/task/task";
import type { WordMeaning, WordToSenseContent } from "@/server/domain/task/word-to-sense/content";
import type { ShownSide } from "@/server/domain/task/word-to-sense/wire";

/** What an annotator gets of a word and its comparison sense; which rating it was picked for is not among it. */
export function showWordItem({ textA, content, dimensions }: AskedItem<WordToSenseContent>) {
  const { pos, meaning, senses, comparison } = content;
  const { words, gloss, family } = comparison;
  return {
    textA,
    textB: words.join(", "),
    word: { words: [textA], pos, gloss: meaning?.gloss ?? null, family: familyOf(meaning), senses },
    sense: { words, pos: comparison.pos, gloss, family },
    dimensions,
  };
}

function familyOf(meaning: WordMeaning | null): ShownSide["family"] {
  return meaning !== null && "family" in meaning ? meaning.family : null;
}
