import type { PartOfSpeech } from "./part-of-speech";

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
    ["ed", "e"],
    ["ed", ""],
    ["ing", "e"],
    ["ing", ""],
  ],
  a: [
    ["er", ""],
    ["est", ""],
    ["er", "e"],
    ["est", "e"],
  ],
  r: [],
};

/**
 * What a word may be the inflection of, the word itself first: "dishes" gives "dishes", "dishe" and "dish".
 * By the rules of detachment alone: the dictionary is packaged without its lists of exceptions, so that "mice" and
 * "went" do not lead to "mouse" and "go".
 * Source: WordNet's manual, morphy(7WN).
 */
export function baseForms(lemma: string, pos: PartOfSpeech): string[] {
  const container = pos === "n" ? /^(.+)ful$/.exec(lemma)?.[1] : undefined;
  const bases =
    container === undefined ? detached(lemma, pos) : detached(container, pos).map((base) => `${base}ful`);
  return [...new Set([lemma, ...bases])];
}

function detached(lemma: string, pos: PartOfSpeech): string[] {
  // Words like "boss" and short ones like "us" have no ending to take off.
  if (pos === "n" && (lemma.endsWith("ss") || lemma.length <= 2)) return [];
  return endings[pos]
    .filter(([inflected]) => lemma.length > inflected.length && lemma.endsWith(inflected))
    .map(([inflected, base]) => lemma.slice(0, -inflected.length) + base);
}
