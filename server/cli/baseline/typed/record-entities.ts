import type { WordNet } from "@/server/lexicon/wordnet/wordnet";

/** What a text names, in small letters, each as often as it does. */
export interface Entities {
  people: string[];
  places: string[];
  /** Years, decades, centuries and months. */
  times: string[];
  /** Words that WordNet has as verbs, and not as nouns or adverbs. */
  verbs: string[];
}

const timeForm =
  /\b(?:1\d{3}|20\d{2})s?\b|\b\d{1,2}(?:st|nd|rd|th)[ -]centur(?:y|ies)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/gu;
const capitalised = /\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*)*/gu;
const beforePlace = /(?:^|[^\p{L}])(?:in|at|near|from|to|towards|around|outside|of)\s+(?:the\s+)?$/iu;
const wordForm = /\p{Ll}[\p{Ll}'’-]*/gu;

/** The numbers of WordNet's files for places and people. */
const placeFile = 15;
const personFile = 18;

/**
 * Finds entities without a trained recognizer. A run of capitalised words is a place or a person as the first sense of
 * its noun in WordNet says; an unknown one is a place behind a preposition of place, and a person if it has several words and WordNet lacks the last.
 * Source: *SEM 2013 §4.2, with this rule in place of Stanford CoreNLP.
 */
export function entitiesIn(text: string, wordNet: WordNet): Entities {
  const times = [...text.matchAll(timeForm)].map(([found]) => found.toLowerCase());
  const found: Entities = { people: [], places: [], times, verbs: verbsIn(text, wordNet) };
  for (const { 0: run, index } of text.matchAll(capitalised)) {
    const name = run.replace(/[.'’-]+$/u, "");
    const kind = kindOfName(name, text.slice(0, index), wordNet);
    if (kind !== null) found[kind].push(name.toLowerCase());
  }
  return found;
}

function kindOfName(name: string, before: string, wordNet: WordNet): "people" | "places" | null {
  if (name.replaceAll(timeForm, "").trim() === "") return null;
  const [sense] = wordNet.lookUp(name).filter(({ pos }) => pos === "n");
  if (sense?.synset.lexFile === placeFile) return "places";
  if (sense?.synset.lexFile === personFile) return "people";
  if (sense !== undefined) return null;
  if (beforePlace.test(before)) return "places";
  const last = name.split(" ").at(-1) ?? "";
  return last !== name && wordNet.lookUp(last).length === 0 ? "people" : null;
}

function verbsIn(text: string, wordNet: WordNet): string[] {
  return [...text.matchAll(wordForm)].flatMap(([word]) => {
    const senses = wordNet.lookUp(word);
    const verb = senses.find(({ pos }) => pos === "v");
    return verb === undefined || senses.some(({ pos }) => pos === "n" || pos === "r") ? [] : [verb.lemma];
  });
}
