import type { Features } from "./features";

/** What a guess is learned from. */
export interface Example {
  features: Features;
  isGold: boolean;
}

/** Says how likely an item is gold; only the order of what it says matters. */
export type Score = (features: Features) => number;

const steps = 300;
const stepSize = 0.5;
const penalty = 0.001;

/** Fits a logistic regression on standardized features, by gradient descent with a small penalty. */
export function learnRegression(examples: readonly Example[]): Score {
  const scales = scalesOf(examples);
  const rows = examples.map(({ features }) => scales.map(({ of }) => of(features)));
  const isGold = examples.map((example) => Number(example.isGold));
  const weights = scales.map(() => 0);
  let constant = 0;
  for (let step = 0; step < steps; step += 1) {
    const slopes = scales.map(() => 0);
    let constantSlope = 0;
    for (const [at, row] of rows.entries()) {
      const error = 1 / (1 + Math.exp(-constant - product(row, weights))) - (isGold[at] ?? 0);
      constantSlope += error;
      for (let column = 0; column < row.length; column += 1) {
        slopes[column] = (slopes[column] ?? 0) + error * (row[column] ?? 0);
      }
    }
    constant -= (stepSize * constantSlope) / rows.length;
    for (const [column, slope] of slopes.entries()) {
      const weight = weights[column] ?? 0;
      weights[column] = weight - stepSize * (slope / rows.length + penalty * weight);
    }
  }
  return (features) =>
    product(
      scales.map(({ of }) => of(features)),
      weights,
    );
}

function product(row: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < row.length; at += 1) sum += (row[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** Each feature that varies, brought to mean 0 and standard deviation 1. */
function scalesOf(examples: readonly Example[]): { name: string; of: Score }[] {
  return Object.keys(examples[0]?.features ?? {}).flatMap((name) => {
    const values = examples.map(({ features }) => features[name] ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return sd === 0 ? [] : [{ name, of: (features: Features) => ((features[name] ?? 0) - mean) / sd }];
  });
}

/** The single features, each in both directions. */
export function singleFeatures(examples: readonly Example[]): { name: string; score: Score }[] {
  return scalesOf(examples).flatMap(({ name, of }) => [
    { name, score: of },
    { name: `less ${name}`, score: (features: Features) => -of(features) },
  ]);
}
