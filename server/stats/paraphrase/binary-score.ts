import { undefinedBecause, type Estimate } from "../estimate";
import { seededRandom, shuffled } from "../random";

/** How similar a model finds two texts, and whether they mean the same. */
export interface JudgedSimilarity {
  similarity: number;
  same: boolean;
}

type BinaryScoreReason = "no_positives";

/** F of the pairs that the threshold was not fitted on, and how many there were of either. */
export interface BinaryScore {
  threshold: Estimate<BinaryScoreReason>;
  f: Estimate<BinaryScoreReason>;
  fitted: number;
  tested: number;
}

const fittedShare = 0.1;

/**
 * The F-measure of "the same" for pairs whose similarity is at least a threshold. The threshold is the one with the best F
 * on a tenth of the pairs of either kind, at least one, drawn by the seed; of several the highest. F is of the rest.
 * @param seed a whole number.
 * @returns null with reason "no_positives" where the tenth, or the rest, has no pair that means the same.
 * Source: 2016 (pyramid) §4.
 */
export function binaryScore(pairs: readonly JudgedSimilarity[], seed: number): BinaryScore {
  const random = seededRandom(seed);
  const kinds = [true, false].map((kind) => {
    const drawn = shuffled(
      random,
      pairs.filter(({ same }) => same === kind),
    );
    const fitted = Math.max(1, Math.round(drawn.length * fittedShare));
    return { fitted: drawn.slice(0, fitted), rest: drawn.slice(fitted) };
  });
  const fitted = kinds.flatMap((kind) => kind.fitted);
  const rest = kinds.flatMap((kind) => kind.rest);
  const threshold = bestThreshold(fitted);
  const counts = { fitted: fitted.length, tested: rest.length };
  if (threshold === null) {
    return { ...counts, threshold: undefinedBecause("no_positives"), f: undefinedBecause("no_positives") };
  }
  return { ...counts, threshold: { value: threshold }, f: fMeasure(rest, threshold) };
}

/** Harmonic mean of precision and recall: 2 · right / (said + true). */
function fMeasure(pairs: readonly JudgedSimilarity[], threshold: number): Estimate<BinaryScoreReason> {
  const positives = pairs.filter(({ same }) => same).length;
  if (positives === 0) return undefinedBecause("no_positives");
  const said = pairs.filter(({ similarity }) => similarity >= threshold);
  const right = said.filter(({ same }) => same).length;
  return { value: (2 * right) / (said.length + positives) };
}

function bestThreshold(pairs: readonly JudgedSimilarity[]): number | null {
  const positives = pairs.filter(({ same }) => same).length;
  const falling = [...pairs].sort((a, b) => b.similarity - a.similarity);
  let right = 0;
  let best = 0;
  let threshold: number | null = null;
  for (const [at, { similarity, same }] of falling.entries()) {
    right += Number(same);
    const f = (2 * right) / (at + 1 + positives);
    if (similarity === falling[at + 1]?.similarity || f <= best) continue;
    best = f;
    threshold = similarity;
  }
  return threshold;
}
