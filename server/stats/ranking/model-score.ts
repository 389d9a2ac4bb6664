import { undefinedBecause, type Estimate } from "../estimate";
import { comparisonKinds, type ComparisonKind } from "./ranking-gold";

/** A comparison of the gold and how a model decides it. */
export interface DecidedComparison {
  kind: ComparisonKind;
  /** R>: the share of annotators (0–1) who ranked the first candidate above the second. */
  share: number;
  /** The model's similarity of the target and the first candidate, and of the target and the second. */
  similarities: readonly [number, number];
}

/** From 0 for a model that decides every comparison against the majority to 1 for one that never does. */
export type ModelScore = Estimate<"no_comparisons" | "no_majority", { n: number }>;

/** The score over all comparisons and over those of each kind. */
export type ModelScores = Record<"all" | ComparisonKind, ModelScore>;

/**
 * How well a model of similarity decides as annotators do: Σ max(s, 0) / Σ |s| with s = δ (2 R> − 1), where δ is 1 if
 * the model finds the first candidate more similar to the target than the second and −1 otherwise, equal ones included.
 * A comparison weighs the more the clearer annotators were about it.
 * @returns each with n, its comparisons; null with reason "no_comparisons" when there are none, "no_majority" when
 *   annotators were divided in halves on all of them.
 * @throws RangeError when a share lies outside 0–1 or a similarity is not finite.
 * Source: 2016 (ranking) §4.2.
 */
export function modelScores(comparisons: readonly DecidedComparison[]): ModelScores {
  const ofKind = (kind: ComparisonKind) => scoreOf(comparisons.filter((one) => one.kind === kind));
  const [positive, distractor, random] = comparisonKinds.map(ofKind) as [ModelScore, ModelScore, ModelScore];
  return { all: scoreOf(comparisons), positive, distractor, random };
}

function scoreOf(comparisons: readonly DecidedComparison[]): ModelScore {
  let won = 0;
  let most = 0;
  for (const comparison of comparisons) {
    const score = scoreOfDecision(comparison);
    won += Math.max(score, 0);
    most += Math.abs(score);
  }
  if (comparisons.length === 0) return undefinedBecause("no_comparisons");
  return most === 0 ? undefinedBecause("no_majority") : { value: won / most, n: comparisons.length };
}

function scoreOfDecision({ share, similarities: [first, second] }: DecidedComparison): number {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`${share} is not a share of annotators`);
  if (!Number.isFinite(first) || !Number.isFinite(second)) throw new RangeError("A similarity is not finite");
  return (first > second ? 1 : -1) * (2 * share - 1);
}
