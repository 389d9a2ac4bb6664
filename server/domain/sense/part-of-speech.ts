/** Noun, verb, adjective and adverb, by the letters that WordNet gives them. */
export const partsOfSpeech = ["n", "v", "a", "r"] as const;
export type PartOfSpeech = (typeof partsOfSpeech)[number];

export function isPartOfSpeech(text: string | undefined): text is PartOfSpeech {
  return partsOfSpeech.some((one) => one === text);
}

/** How the names of WordNet's files end. */
export const fileEndings: Record<PartOfSpeech, string> = { n: "noun", v: "verb", a: "adj", r: "adv" };
