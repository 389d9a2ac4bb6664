import { randomInt, type Random } from "@/server/stats/random";
import { splitWords } from "./split-words";

/** Of a text's words; with so many gone no two texts are roughly equivalent any more. */
const replacedShare = 0.6;

/** From so many words on, the first and the last one stay, so that the text begins and ends as texts do. */
const framedFrom = 5;

/**
 * A text in which one run of words, 60 % of all and at least one, gives place to a run of as many words of another text,
 * or to all of them where it has fewer.
 * Source: the degraded references by which Graham et al. (2013; 2017) tell careful raters of translations; more words
 * are replaced here, because a scale of similarity has few points.
 */
export function degradeText(text: string, other: string, random: Random): string {
  const { words, between } = splitWords(text);
  const replaced = Math.ceil(words.length * replacedShare);
  const frame = words.length >= framedFrom ? 1 : 0;
  const from = frame + randomInt(random, words.length - replaced - 2 * frame + 1);
  const run = runOf(splitWords(other).words, replaced, random);
  return [...words.slice(0, from), ...run, ...words.slice(from + replaced)].join(between);
}

function runOf(words: readonly string[], length: number, random: Random): string[] {
  const from = randomInt(random, Math.max(0, words.length - length) + 1);
  return words.slice(from, from + length);
}
