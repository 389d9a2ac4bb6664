import { irregularBases } from "./irregular-forms";
import type { PartOfSpeech } from "@/server/domain/sense/part-of-speech";

type Ending = readonly [inflected: string, base: string];

const endings: Record<PartOfSpeech, readonly Ending[]> = {
  n: [
    ["s", ""],
    ["ses", "s"],
    ["xes", "x"],
    ["zes", "z"],
    ["ches", "ch"],
    ["shes", "sh"],
    ["men", "man"],
    ["ies", "y"],
  ],
  v: [
    ["s", ""],
    ["ies", "y"],
    ["es", "e"],
    ["es", ""],
    ["ied", "y"],
    ["ed", "e"],
    ["ed", ""],
    ["ing", "e"],
    ["ing", ""],
  ],
  a: [
    ["ier", "y"],
    ["iest", "y"],
    ["er", ""],
    ["est", ""],
    ["er", "e"],
    ["est", "e"],
  ],
  r: [],
};

/** A consonant that was written twice before an ending: "stopped", "running", "bigger". */
const doubled: Partial<Record<PartOfSpeech, RegExp>> = {
  v: /^(.*[aeiouy]([bdgklmnprtvz]))\2(?:ed|ing)$/,
  a: /^(.*[aeiouy]([bdgklmnprtvz]))\2(?:er|est)$/,
};

/**
 * What a word may be the inflection of, the word itself first: "dishes" gives "dishes", "dishe" and "dish".
 * The dictionary is packaged without its lists of exceptions; the frequent ones are known here, and the rules of spelling
 * that most others follow ("carried", "stopped", "bigger").
 * Source: WordNet's manual, morphy(7WN), for the rules of detachment.
 */
export function baseForms(lemma: string, pos: PartOfSpeech): string[] {
  const container = pos === "n" ? /^(.+)ful$/.exec(lemma)?.[1] : undefined;
  const bases =
    container === undefined ? detached(lemma, pos) : detached(container, pos).map((base) => `${base}ful`);
  return [...new Set([lemma, ...(irregularBases[pos].get(lemma) ?? []), ...bases])];
}

function detached(lemma: string, pos: PartOfSpeech): string[] {
  // Words like "boss" and short ones like "us" have no ending to take off.
  if (pos === "n" && (lemma.endsWith("ss") || lemma.length <= 2)) return [];
  const single = doubled[pos]?.exec(lemma)?.[1];
  const bases = endings[pos]
    .filter(([inflected]) => lemma.length > inflected.length && lemma.endsWith(inflected))
    .map(([inflected, base]) => lemma.slice(0, -inflected.length) + base);
  return single === undefined ? bases : [...bases, single];
}
