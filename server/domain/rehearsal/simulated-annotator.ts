import { nearestValue } from "@/server/domain/scale/nearest-value";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { Steps } from "@/server/domain/scale/steps";
import { randomInt, randomNormal, type Random } from "@/server/stats/random";
import { admissibleValues } from "@/server/domain/scale/admissible-values";

export const characters = ["careful", "noisy", "random", "one-answer"] as const;

/** How a simulated annotator answers: near the truth, farther from it, anything at all, or the same all along. */
export type Character = (typeof characters)[number];

/** How many times farther from the truth a noisy annotator is than a careful one. */
const noisyTimes = 3;

/**
 * What a simulated annotator answers: the truth with normal noise, rounded to the scale, or a value at random, which
 * for `one-answer` must come from a random source that is the same for all their items.
 * @param noise standard deviation of a careful annotator's answers, in units of the scale.
 */
export function simulatedAnswer(
  random: Random,
  scale: Steps,
  { character, truth, noise }: { character: Character; truth: number; noise: number },
): number {
  if (character === "random" || character === "one-answer") {
    const values = admissibleValues(scale);
    return values[randomInt(random, values.length)] ?? truth;
  }
  const spread = character === "careful" ? noise : noise * noisyTimes;
  return nearestValue(scale, truth + spread * randomNormal(random));
}

/** A tenth of the scale: half a point on a scale from 0 to 5. */
export function usualNoise(scale: Steps): number {
  const { min, max } = scaleRange(scale);
  return (max - min) / 10;
}
