import { FaultyTable, tableFault } from "@/server/imports/ratings-table/table-fault";
import type { WordSense } from "@/server/imports/score-files/parse-word-sense";
import type { TextPair } from "@/server/imports/score-files/read-text-pairs";
import { normalLemma } from "@/server/lexicon/wordnet/lemma";
import type { WordNet } from "@/server/lexicon/wordnet/wordnet";

/** What a baseline compares: each text of the first side with that of the second, of which the best counts. */
export interface ComparedTexts {
  /** One text, or the gloss of each sense of a word; none for a word that WordNet does not have. */
  textsA: readonly string[];
  textB: string;
}

/**
 * The texts of a line. A word is compared by the glosses of its senses, and a sense by its own, examples included.
 * @throws FaultyTable for a sense that neither the file nor WordNet explains.
 * Source: CLSS 2014 §4; the task's training file has the scores of glosses with their examples.
 */
export function comparedTexts(
  compared: TextPair | WordSense,
  { fileName, wordNet }: { fileName: string; wordNet: () => WordNet },
): ComparedTexts {
  if ("textA" in compared) return { textsA: [compared.textA], textB: compared.textB };
  const { line, word, pos, senseKey, senseGloss } = compared;
  const dictionary = wordNet();
  const sense = senseGloss === null ? dictionary.senseOfKey(senseKey) : null;
  const textB = sense === null ? senseGloss : dictionary.gloss(sense.synset);
  if (textB === null) {
    const place = { line, column: 2, found: senseKey };
    throw new FaultyTable(fileName, [tableFault("sense_unknown", place, { name: dictionary.name })]);
  }
  const senses = dictionary.senses(normalLemma(word), pos);
  return { textsA: senses.map(({ synset }) => dictionary.gloss(synset)), textB };
}
