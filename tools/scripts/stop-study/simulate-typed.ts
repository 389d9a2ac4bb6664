import { countGold, addCounts, noCounts } from "@/server/domain/gold/gold-counts";
import { isCorrect } from "@/server/domain/gold/is-correct";
import type { ProjectSettings } from "@/server/domain/project/project";
import { admissibleValues } from "@/server/domain/scale/admissible-values";
import { nearestValue } from "@/server/domain/scale/nearest-value";
import { isAccurate } from "@/server/domain/stopping/is-accurate";
import { barOf, shouldStop } from "@/server/domain/stopping/should-stop";
import { randomInt, randomNormal, type Random } from "@/server/stats/random";

/** `careful` errs by a tenth of the scale, `noisy` by three tenths (standard deviations); the others do not look. */
export const typedKinds = ["careful", "noisy", "random", "one-answer"] as const;
export type TypedKind = (typeof typedKinds)[number];

/** Known answers as one person gave them, or as the mean of five people who err by a tenth of the scale. */
export const knownBy = ["one", "mean-of-five"] as const;
export type KnownBy = (typeof knownBy)[number];

const scale = { step: 1, points: [{ value: 0 }, { value: 5 }] };
const errors = { careful: 0.5, noisy: 1.5 };
const values = admissibleValues(scale);
const dimensions = 8;
const tolerance = 1;

/** After how many gold items somebody is stopped whose items all have eight dimensions; null who never is. */
export function simulateTyped(
  kind: TypedKind,
  known: KnownBy,
  settings: ProjectSettings,
  random: Random,
): number | null {
  const { goldFrequency, goldGrading, limits, stopping } = settings;
  if (goldFrequency.kind !== "adaptive") throw new Error("The preset meets gold by accuracy.");
  const answerTo = answering(kind, random);
  const bar = barOf(settings);
  let counts = noCounts;
  // One gold item in each run of items, which is shorter for who is not accurate.
  for (let judged = 0; judged < (limits.itemsPerAnnotator ?? Infinity);) {
    const status = { goldAnsweredSinceCleared: counts.answered, goldRightSinceCleared: counts.right };
    judged += isAccurate(settings, status) ? goldFrequency.high : goldFrequency.low;
    const correct = Array.from({ length: dimensions }, () => {
      const truth = 5 * random();
      const answer = knownAnswer(known, truth, random);
      return isCorrect({ answer, tolerance, accepted: [], acceptsNotApplicable: false }, answerTo(truth));
    });
    counts = addCounts(counts, countGold(goldGrading, correct));
    if (shouldStop(stopping.accuracy, bar, counts).stop) return counts.items;
  }
  return null;
}

function knownAnswer(known: KnownBy, truth: number, random: Random): number {
  const judged = () => nearestValue(scale, truth + errors.careful * randomNormal(random));
  if (known === "one") return judged();
  return Array.from({ length: 5 }, judged).reduce((sum, value) => sum + value, 0) / 5;
}

function answering(kind: TypedKind, random: Random): (truth: number) => number {
  const always = randomInt(random, values.length);
  return (truth) => {
    if (kind === "one-answer") return values[always]!;
    if (kind === "random") return values[randomInt(random, values.length)]!;
    return nearestValue(scale, truth + errors[kind] * randomNormal(random));
  };
}
