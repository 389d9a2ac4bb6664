import type { StoredItem } from "@/server/domain/task/task";
import { wordToSenseContent, type WordToSenseContent } from "@/server/domain/task/word-to-sense/content";
import { packagedWordNet } from "@/server/lexicon/wordnet/packaged-wordnet";
import { firstLine } from "@/task-types/first-line";
import { sensesOfWord } from "./describe-sense";

/**
 * An attention check as a word and a sense, with what the dictionary has of the word, as every word comes with it.
 * @returns null where the sense has no words or no definition.
 */
export function wordCheck({ textA, textB }: Pick<StoredItem, "textA" | "textB">) {
  const { first: word, rest: meaning } = firstLine(textA);
  const { first: named, rest: gloss } = firstLine(textB);
  const words = named
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  const wordnet = packagedWordNet();
  const pos = wordnet.lookUp(word)[0]?.pos ?? "n";
  const content = wordToSenseContent.safeParse({
    pos,
    meaning: meaning === "" ? null : { gloss: meaning },
    senses: sensesOfWord(wordnet, word, pos),
    comparison: { words, gloss, pos, family: nothingAround, dictionary: null, key: named, sense: named },
    requested: null,
  } satisfies WordToSenseContent);
  return content.success && word !== "" ? { textA: word, textB: named, content: content.data } : null;
}

const nothingAround = { parents: [], siblings: [], siblingCount: 0 };
