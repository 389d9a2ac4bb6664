import { spearman } from "../correlation/spearman";
import { undefinedBecause, type Estimate } from "../estimate";
import type { ComparisonKind } from "./ranking-gold";

/** Two candidates of a target: whom annotators preferred, and how similar a model finds each to the target. */
export interface ScoredComparison {
  target: string;
  kind: ComparisonKind;
  first: string;
  second: string;
  /** R>: the share of annotators (0–1) who ranked the first above the second. */
  share: number;
  /** The model's similarities; null where it does not know one of the words. */
  similarities: readonly [first: number, second: number] | null;
}

type RankingScoreReason = "no_comparisons";

export interface RankingScores {
  all: Estimate<RankingScoreReason>;
  positive: Estimate<RankingScoreReason>;
  distractor: Estimate<RankingScoreReason>;
  random: Estimate<RankingScoreReason>;
  /** How many comparisons there are, and of how many the model does not know a word. */
  comparisons: number;
  unknown: number;
  /** Spearman's correlation of the model with the annotators' order of each target's positives, over the targets. */
  spearman: Estimate<"no_comparisons", { targets: number }>;
}

/**
 * How often a model decides as annotators did, each comparison weighed by how sure they were: Σ max(s, 0) / Σ |s| with
 * s = δ(2R> − 1), δ = 1 where the model finds the first candidate more similar to the target, else −1, so that equal
 * similarities count for the second. A model that is right everywhere has 1, one that is wrong everywhere 0. Comparisons
 * with an unknown word are in neither sum, and comparisons on which annotators were divided evenly weigh nothing.
 * @returns null with reason "no_comparisons" where nothing weighs anything.
 * Source: 2016 (ranking) §4.2.
 */
export function rankingScores(comparisons: readonly ScoredComparison[]): RankingScores {
  const known = comparisons.filter(({ similarities }) => similarities !== null);
  const of = (kind: ComparisonKind) => scoreOf(known.filter((comparison) => comparison.kind === kind));
  return {
    all: scoreOf(known),
    positive: of("positive"),
    distractor: of("distractor"),
    random: of("random"),
    comparisons: comparisons.length,
    unknown: comparisons.length - known.length,
    spearman: meanSpearman(known.filter(({ kind }) => kind === "positive")),
  };
}

function scoreOf(comparisons: readonly ScoredComparison[]): Estimate<RankingScoreReason> {
  let right = 0;
  let whole = 0;
  for (const { share, similarities } of comparisons) {
    if (similarities === null) continue;
    const [first, second] = similarities;
    const score = (first > second ? 1 : -1) * (2 * share - 1);
    right += Math.max(score, 0);
    whole += Math.abs(score);
  }
  return whole === 0 ? undefinedBecause("no_comparisons") : { value: right / whole };
}

/**
 * The mean of the targets' correlations. The annotators' place of a candidate is the mean share with which it was preferred
 * to the target's other known candidates; a target with fewer than two candidates, or all alike, has no correlation.
 */
function meanSpearman(comparisons: readonly ScoredComparison[]): RankingScores["spearman"] {
  const targets = new Map<string, Map<string, CandidateSums>>();
  for (const { target, first, second, share, similarities } of comparisons) {
    if (similarities === null) continue;
    const candidates = targets.get(target) ?? new Map<string, CandidateSums>();
    targets.set(target, candidates);
    addTo(candidates, first, share, similarities[0]);
    addTo(candidates, second, 1 - share, similarities[1]);
  }
  const correlations = [...targets.values()].flatMap((candidates) => {
    const all = [...candidates.values()];
    const { value } = spearman(
      all.map(({ similarity }) => similarity),
      all.map(({ preferred, times }) => Number((preferred / times).toFixed(equalPlaces))),
    );
    return value === null ? [] : [value];
  });
  if (correlations.length === 0) return undefinedBecause("no_comparisons");
  const total = correlations.reduce((sum, value) => sum + value, 0);
  return { value: total / correlations.length, targets: correlations.length };
}

/** Means of shares with two places that are equal may differ beyond these by the order of adding. */
const equalPlaces = 9;

interface CandidateSums {
  preferred: number;
  times: number;
  similarity: number;
}

function addTo(
  candidates: Map<string, CandidateSums>,
  word: string,
  share: number,
  similarity: number,
): void {
  const sums = candidates.get(word) ?? { preferred: 0, times: 0, similarity };
  candidates.set(word, { ...sums, preferred: sums.preferred + share, times: sums.times + 1 });
}
