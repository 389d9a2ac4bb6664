import { presets } from "@/server/domain/preset/presets";
import { simulatedAnswer, type Character } from "@/server/domain/rehearsal/simulated-annotator";
import { seedOf } from "@/server/ids";
import { randomInt, seededRandom, type Random } from "@/server/stats/random";
import { demoGoldPairs } from "../gold-pairs";
import { demoPairs } from "../pairs";

/** Somebody who rates pairs of sentences. */
export interface Rater {
  /** What the recruiter calls them. */
  name: string;
  character: Character;
  /** Standard deviation of a careful person's answers, in points of the scale. */
  noise: number;
  /** Whether they take pairs for equal that share most of their words. */
  isHasty: boolean;
  /** All that they answer follows from it. */
  seed: number;
}

/** What a rater says of a pair, and after how many seconds. */
export interface Rated {
  value: number;
  seconds: number;
}

const careful = { character: "careful", noise: 0.5, isHasty: false } as const;
const hasty = { ...careful, isHasty: true };
const unsure = { ...careful, noise: 0.8 };
const guessing = { ...careful, character: "random" } as const;

/** The first who guesses is right about ten of the twelve gold pairs by chance, and the second about none. */
const people: readonly Omit<Rater, "name">[] = [
  { ...careful, seed: 1 },
  { ...hasty, seed: 2 },
  { ...careful, seed: 3 },
  { ...guessing, seed: 145 },
  { ...unsure, seed: 5 },
  { ...careful, seed: 6 },
  { ...guessing, seed: 313 },
  { ...hasty, seed: 8 },
  { ...careful, seed: 9 },
  { ...unsure, seed: 10 },
  { ...hasty, seed: 11 },
  { ...careful, seed: 12 },
];

export const raters: readonly Rater[] = people.map((person, at) => ({ ...person, name: `demo-${at + 1}` }));

/** The first texts of pairs whose difference is a few words. */
const easilyOverlooked = new Set([
  "A man is repairing a bicycle in the yard.",
  "The children are building a sandcastle on the beach.",
  "A woman is watering the tomatoes on her balcony.",
  "The council wants to close the old swimming pool.",
  "She bought a blue dress for the wedding.",
]);

const truths = new Map([...demoGoldPairs, ...demoPairs].map(([score, textA]) => [textA, score]));

const { scale } = presets["sts-2013-core"];
const highest = Math.max(...scale.points.map(({ value }) => value));

/** What somebody says of the pair that begins with this text; the same whenever it is asked. */
export function raterRating({ character, noise, isHasty, seed }: Rater, textA: string): Rated {
  const random = seededRandom(seedOf(seed, textA));
  const truth = isHasty && easilyOverlooked.has(textA) ? highest : (truths.get(textA) ?? 0);
  return {
    value: simulatedAnswer(random, scale, { character, truth, noise }),
    seconds: character === "random" ? between(random, 3, 7) : between(random, 9, 26),
  };
}

const between = (random: Random, least: number, most: number) => least + randomInt(random, most - least + 1);
