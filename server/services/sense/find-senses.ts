import type { ListedSense, SenseNeighbours } from "@/server/domain/sense/contracts";
import { maxNeighbours } from "@/server/domain/sense/contracts";
import { DomainError } from "@/server/domain/errors";
import { readableLemma } from "@/server/lexicon/wordnet/lemma";
import { neighbourhood } from "@/server/lexicon/wordnet/neighbourhood";
import { packagedWordNet } from "@/server/lexicon/wordnet/packaged-wordnet";
import { parseSynsetId, type Synset } from "@/server/lexicon/wordnet/synset";
import { glossOf } from "@/task-types/word-to-sense/describe-sense";

/** The senses of a word and of what it may be an inflection of; none for a word that the dictionary does not have. */
export function searchSenses(word: string): ListedSense[] {
  return packagedWordNet()
    .lookUp(word)
    .map(({ lemma, pos, number, synset }) => ({
      synset: synset.id,
      pos,
      lemma: readableLemma(lemma),
      name: `${lemma}#${pos}#${number}`,
      words: wordsOf(synset),
      gloss: glossOf(synset),
      examples: synset.examples,
    }));
}

/** What lies within three edges of a sense, the nearest first. @throws DomainError `not_found`. */
export function findNeighbours(id: string): SenseNeighbours {
  const wordnet = packagedWordNet();
  const { neighbours, countsByDistance } = neighbourhood(requireSynset(id), (of) => wordnet.synset(of), {
    most: maxNeighbours,
  });
  return {
    countsByDistance,
    neighbours: neighbours.map(({ synset, steps }) => ({
      synset: synset.id,
      words: wordsOf(synset),
      pos: synset.pos,
      gloss: glossOf(synset),
      way: steps.map(({ relation }) => relation),
    })),
  };
}

/** The synset that an id from outside names. @throws DomainError `not_found`. */
export function requireSynset(text: string): Synset {
  const id = parseSynsetId(text);
  const synset = id === null ? null : packagedWordNet().findSynset(id);
  if (synset === null) throw new DomainError("not_found", "The dictionary has no such sense.");
  return synset;
}

const wordsOf = ({ words }: Synset) => words.map(({ form }) => readableLemma(form));
