import type { z } from "zod";
import { pairMapping, type ColumnMapping } from "@/server/domain/import/contracts";
import { suggestColumns } from "./suggest-columns";

/** What a column of a table of pairs may hold. `score` is for reference, `gold` makes the pair a gold item. */
export type PairField = keyof z.infer<typeof pairMapping>;

export const pairFields = pairMapping.keyof().options;

/** Column names of published similarity sets and of our own files, letters and digits only, in lower case. */
const usualNames: Record<PairField, readonly string[]> = {
  id: ["id", "item", "itemid", "pairid", "pair", "externalid", "uid"],
  textA: [
    "texta",
    "sentencea",
    "worda",
    "phrasea",
    "text1",
    "sentence1",
    "word1",
    "phrase1",
    "sent1",
    "s1",
    "premise",
    "question1",
    "anchor",
    "a",
  ],
  textB: [
    "textb",
    "sentenceb",
    "wordb",
    "phraseb",
    "text2",
    "sentence2",
    "word2",
    "phrase2",
    "sent2",
    "s2",
    "hypothesis",
    "question2",
    "b",
  ],
  dataset: ["dataset", "subset", "corpus"],
  genre: ["genre", "domain"],
  group: ["group", "groupid", "groupkey", "targetgroup"],
  split: ["split"],
  score: [
    "score",
    "gs",
    "mean",
    "humanmean",
    "meanscore",
    "average",
    "similarity",
    "similarityscore",
    "relatedness",
    "relatednessscore",
    "human",
    "label",
    "labels",
    "value",
  ],
  gold: ["gold", "goldanswer", "accepted", "acceptedanswer", "answer"],
  tolerance: ["tolerance", "goldtolerance"],
  explanation: ["explanation", "goldexplanation", "why"],
  use: ["use", "golduse"],
};

/** The values of an object or list that holds the two texts, as `translation.en` and `texts.1`. */
const ofOneList = /^(translation|texts?|sentences?|phrases|words|pair|set)\.[^.]+$/;

/** Guesses from the header which columns hold what; a field without a column of a usual name stays out. */
export function suggestMapping(header: readonly string[]): ColumnMapping {
  const named = suggestColumns(header, usualNames);
  const [textA, textB, ...more] = header.filter((name) => ofOneList.test(name));
  const isPair = textA !== undefined && textB !== undefined && more.length === 0;
  return isPair ? { textA, textB, ...named } : named;
}
