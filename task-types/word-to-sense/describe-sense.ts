import type { PartOfSpeech } from "@/server/domain/sense/part-of-speech";
import { readableLemma } from "@/server/lexicon/wordnet/lemma";
import { surroundings } from "@/server/lexicon/wordnet/surroundings";
import type { Synset, SynsetId } from "@/server/lexicon/wordnet/synset";
import type { Sense, WordNet } from "@/server/lexicon/wordnet/wordnet";
import type { DictionarySense, ShownFamily, ShownSynset } from "@/server/domain/task/word-to-sense/content";

/** So many siblings are shown; some synsets have hundreds. */
export const maxSiblings = 30;

/** A sense as it is kept with an item; the word that it is a sense of comes first. */
export function describeSense(wordnet: WordNet, { lemma, pos, number, synset }: Sense): DictionarySense {
  const [first, ...rest] = [...synset.words].sort(
    (one, other) => Number(other.form.toLowerCase() === lemma) - Number(one.form.toLowerCase() === lemma),
  );
  if (first === undefined) throw new RangeError(`The synset ${synset.id} has no word`);
  return {
    words: [first, ...rest].map(({ form }) => readableLemma(form)),
    gloss: glossOf(synset),
    pos,
    family: familyOf(wordnet, synset),
    dictionary: wordnet.name,
    key: wordnet.keyOf(synset, first),
    sense: `${first.form}#${pos}#${number}`,
  };
}

/** All that a word can mean as this part of speech, the most usual first; none where the dictionary lacks it. */
export function sensesOfWord(wordnet: WordNet, word: string, pos: PartOfSpeech): ShownSynset[] {
  const found = wordnet.lookUp(word).filter((sense) => sense.pos === pos);
  return [...new Map(found.map(({ synset }) => [synset.id, shown(synset)])).values()];
}

function familyOf(wordnet: WordNet, synset: Synset): ShownFamily {
  const read = (id: SynsetId) => wordnet.synset(id);
  const { parents, siblings } = surroundings(synset, read);
  return {
    parents: parents.map((id) => shown(read(id))),
    siblings: siblings.slice(0, maxSiblings).map((id) => shown(read(id))),
    siblingCount: siblings.length,
  };
}

function shown(synset: Synset): ShownSynset {
  return { words: synset.words.map(({ form }) => readableLemma(form)), gloss: glossOf(synset) };
}

/** The definition, or the examples of the few synsets that have no definition. */
export function glossOf({ definition, examples }: Pick<Synset, "definition" | "examples">): string {
  return definition === "" ? examples.join("; ") : definition;
}
