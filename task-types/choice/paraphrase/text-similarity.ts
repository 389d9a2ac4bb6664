import { textWords, wordForm } from "@/server/domain/pyramid/text-words";
import type { WordVectors } from "@/server/imports/word-vectors";
import { cosine } from "@/server/stats/cosine";

/** How similar two texts are, and whether it knew a word of both. */
export type TextSimilarity = (textA: string, textB: string) => number;

/** The forms in which the words of texts may have a vector: as written, and without letter case. */
export function vectorWords(texts: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const { written } of textWords(text)) found.add(written).add(wordForm(written));
  }
  return found;
}

/** The words of texts, one each, that have no vector. */
export function unknownWords(texts: Iterable<string>, vectors: WordVectors): Set<string> {
  const unknown = new Set<string>();
  for (const text of texts) {
    for (const { written } of textWords(text)) {
      if (vectorOf(written, vectors) === undefined) unknown.add(wordForm(written));
    }
  }
  return unknown;
}

/**
 * The cosine of both texts' sums of word vectors, each of length 1; words without a vector do not count, and a text without
 * any known word has 0 with every text.
 * Source: 2016 (pyramid) §4, "the normalized sum of all the words".
 */
export function vectorSimilarity(vectors: WordVectors): TextSimilarity {
  const sumOf = (text: string) => {
    const [first, ...others] = textWords(text).flatMap(({ written }) => vectorOf(written, vectors) ?? []);
    if (first === undefined) return null;
    const sum = Float64Array.from(first);
    for (const vector of others) for (let at = 0; at < sum.length; at += 1) sum[at]! += vector[at]!;
    return sum;
  };
  return (textA, textB) => {
    const [a, b] = [sumOf(textA), sumOf(textB)];
    return a === null || b === null ? 0 : cosine(a, b);
  };
}

function vectorOf(written: string, vectors: WordVectors): Float64Array | undefined {
  return vectors.get(written) ?? vectors.get(wordForm(written));
}

/** The same where each word has a dimension of its own: the cosine of how often each text has each word. */
export const oneHotSimilarity: TextSimilarity = (textA, textB) => {
  const [a, b] = [countsOf(textA), countsOf(textB)];
  const words = [...new Set([...a.keys(), ...b.keys()])];
  const vector = (counts: ReadonlyMap<string, number>) =>
    Float64Array.from(words, (word) => counts.get(word) ?? 0);
  return cosine(vector(a), vector(b));
};

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { written } of textWords(text)) {
    const word = wordForm(written);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
