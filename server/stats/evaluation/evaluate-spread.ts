import { undefinedBecause, type Estimate } from "../estimate";
import { isWithin } from "../is-within";
import { distributionOf, manhattanDistance, wassersteinDistance, type Distribution } from "./distribution";

/** What the judgments of an item say of its gold value besides the value; null where nothing is known. */
export interface JudgmentSpread {
  /** Standard deviation of the judgments. */
  sd: number | null;
  /** How the judgments are distributed. */
  judged: Distribution | null;
}

/** A run's answers to some items beside their gold; lists of one length. */
export interface SpreadScored {
  gold: readonly number[];
  scores: readonly number[];
  spread: readonly JudgmentSpread[];
  /** The distribution that the run gives for each item; without it a score is one value of share 1. */
  answered?: readonly Distribution[];
}

/** n: the items that a figure rests on. */
type SpreadEstimate = Estimate<"no_sd" | "no_distribution", { n: number }>;

export interface SpreadEvaluation {
  /** The share of items whose score lies at most one standard deviation from the gold value (0–1). */
  withinSd: SpreadEstimate;
  /** The mean Wasserstein distance between the run's distribution and that of the judgments, in points of the scale. */
  wasserstein: SpreadEstimate;
  /** The mean Manhattan distance between both (0–2). */
  manhattan: SpreadEstimate;
}

/**
 * How well a run agrees with the judgments behind the gold, item by item. Scores are taken as they are: a run on another
 * scale than the gold lies far off, whatever its correlation.
 * @throws RangeError where lists differ in length.
 */
export function evaluateSpread({ gold, scores, spread, answered }: SpreadScored): SpreadEvaluation {
  const lengths = [scores, spread, answered ?? scores].map(({ length }) => length);
  if (lengths.some((length) => length !== gold.length))
    throw new RangeError(`Lists of ${[gold.length, ...lengths].join(", ")} items are not of one length`);
  const within = spread.flatMap(({ sd }, at) =>
    sd === null ? [] : [Number(isWithin(sd, scores[at] ?? NaN, gold[at] ?? NaN))],
  );
  const pairs = spread.flatMap(({ judged }, at) =>
    judged === null ? [] : [{ judged, given: answered?.[at] ?? distributionOf([scores[at] ?? NaN]) }],
  );
  const distances = (of: (one: Distribution, other: Distribution) => number) =>
    meanOfAll(
      pairs.map(({ judged, given }) => of(judged, given)),
      "no_distribution",
    );
  return {
    withinSd: meanOfAll(within, "no_sd"),
    wasserstein: distances(wassersteinDistance),
    manhattan: distances(manhattanDistance),
  };
}

function meanOfAll(values: readonly number[], reason: "no_sd" | "no_distribution"): SpreadEstimate {
  if (values.length === 0) return undefinedBecause(reason);
  return { value: values.reduce((total, value) => total + value, 0) / values.length, n: values.length };
}
