import { characters, type Character } from "./simulated-annotator";

/** The share of each character among the annotators; shares are relative to their sum. */
export type Mix = Record<Character, number>;

/** Reads `careful:0.7,noisy:0.2,random:0.1`; what is not named is not there. Null for anything else. */
export function parseMix(text: string): Mix | null {
  const mix: Mix = { careful: 0, noisy: 0, random: 0, "one-answer": 0 };
  for (const part of text.split(",")) {
    const [name, share] = part.split(":");
    const character = characters.find((known) => known === name);
    const value = Number(share);
    if (character === undefined || !(value >= 0) || share === "") return null;
    mix[character] = value;
  }
  return characters.some((character) => mix[character] > 0) ? mix : null;
}

/** The character of each of `count` annotators: as many of each as the shares say, by largest remainder. */
export function charactersOf(mix: Mix, count: number): Character[] {
  const total = characters.reduce((sum, character) => sum + mix[character], 0);
  const quotas = characters.map((character) => ({ character, quota: (mix[character] / total) * count }));
  const left = count - quotas.reduce((sum, { quota }) => sum + Math.floor(quota), 0);
  const byRemainder = [...quotas].sort((a, b) => (b.quota % 1) - (a.quota % 1));
  const extra = new Set(byRemainder.slice(0, left).map(({ character }) => character));
  return quotas.flatMap(({ character, quota }) =>
    Array.from({ length: Math.floor(quota) + Number(extra.has(character)) }, () => character),
  );
}
