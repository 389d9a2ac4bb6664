import { type WeightedUnits } from "./alpha-units";

/**
 * Two sums over ordered pairs of values, of their squared distance: `observed` within the units, each unit divided
 * by its number of values less one; `expected` over all n pairable values.
 */
export interface Disagreement {
  observed: number;
  expected: number;
}

/** How often each point occurs among the pairable values. */
export type Marginals = Float64Array;

export function marginalsOf({ points, starts, codes, times }: WeightedUnits): Marginals {
  const marginals = new Float64Array(points.length);
  for (let unit = 0; unit < times.length; unit += 1) {
    const weight = times[unit]!;
    if (weight === 0) continue;
    for (let at = starts[unit]!; at < starts[unit + 1]!; at += 1) marginals[codes[at]!]! += weight;
  }
  return marginals;
}

/** Nominal: the squared distance of two values is 0 when they are equal and 1 otherwise. */
export function nominalDisagreement(units: WeightedUnits, marginals: Marginals): Disagreement {
  const { starts, codes, times, points } = units;
  const seen = new Uint32Array(points.length);
  let observed = 0;
  for (let unit = 0; unit < times.length; unit += 1) {
    const from = starts[unit]!;
    const to = starts[unit + 1]!;
    let equalPairs = 0;
    for (let at = from; at < to; at += 1) equalPairs += seen[codes[at]!]!++;
    for (let at = from; at < to; at += 1) seen[codes[at]!] = 0;
    const count = to - from;
    observed += times[unit]! * (count - (2 * equalPairs) / (count - 1));
  }
  const n = total(marginals);
  const expected = marginals.reduce((left, count) => left - count * count, n * n);
  return { observed, expected };
}

/**
 * Interval and ordinal: the squared difference of the points' scores. Its sum over pairs follows from sums of the
 * scores and of their squares, so that no pair is visited.
 */
export function squaredDisagreement(
  units: WeightedUnits,
  marginals: Marginals,
  scores: Float64Array,
): Disagreement {
  const { starts, codes, times } = units;
  const centred = centredScores(scores, marginals);
  let observed = 0;
  for (let unit = 0; unit < times.length; unit += 1) {
    const from = starts[unit]!;
    const to = starts[unit + 1]!;
    // Counted from one of the unit's own, so that equal values disagree by nothing at all.
    const first = centred[codes[from]!]!;
    let sum = 0;
    let squares = 0;
    for (let at = from; at < to; at += 1) {
      const score = centred[codes[at]!]! - first;
      sum += score;
      squares += score * score;
    }
    const count = to - from;
    observed += (times[unit]! * 2 * (count * squares - sum * sum)) / (count - 1);
  }
  return { observed, expected: expectedSquares(centred, marginals) };
}

/** Scores less their mean: without it, squares of far-off values would swallow the differences. */
function centredScores(scores: Float64Array, marginals: Marginals): Float64Array {
  const weighted = scores.reduce((sum, score, code) => sum + score * marginals[code]!, 0);
  const mean = weighted / total(marginals);
  return scores.map((score) => score - mean);
}

function expectedSquares(centred: Float64Array, marginals: Marginals): number {
  const sum = centred.reduce((left, score, code) => left + score * marginals[code]!, 0);
  const squares = centred.reduce((left, score, code) => left + score * score * marginals[code]!, 0);
  return 2 * (total(marginals) * squares - sum * sum);
}

/** Ratio: ((c − k) / (c + k))², for values that are not negative. */
export function ratioDisagreement(units: WeightedUnits, marginals: Marginals): Disagreement {
  const { starts, codes, times, points } = units;
  let observed = 0;
  for (let unit = 0; unit < times.length; unit += 1) {
    const from = starts[unit]!;
    const to = starts[unit + 1]!;
    let within = 0;
    for (let one = from; one < to; one += 1) {
      for (let other = one + 1; other < to; other += 1) {
        within += ratioDistance(points[codes[one]!]!, points[codes[other]!]!);
      }
    }
    observed += (times[unit]! * 2 * within) / (to - from - 1);
  }
  return { observed, expected: expectedRatios(points, marginals) };
}

function expectedRatios(points: Float64Array, marginals: Marginals): number {
  let expected = 0;
  for (let one = 0; one < points.length; one += 1) {
    for (let other = one + 1; other < points.length; other += 1) {
      expected += 2 * marginals[one]! * marginals[other]! * ratioDistance(points[one]!, points[other]!);
    }
  }
  return expected;
}

function ratioDistance(one: number, other: number): number {
  return one === other ? 0 : ((one - other) / (one + other)) ** 2;
}

export function total(marginals: Marginals): number {
  return marginals.reduce((sum, count) => sum + count, 0);
}
