import { type JudgmentTable } from "../judgments/judgment-table";

export interface DawidSkeneOptions {
  /** Stop when no probability changes by more than this; 1e-6 unless told. */
  tolerance?: number;
  /** Stop after so many rounds in any case; 200 unless told. */
  rounds?: number;
  /**
   * Adds to what each annotator was seen to choose a tenth of a judgment for each pair of true and chosen point, and one
   * whole judgment where both are the same; not unless told. Where an annotator judged a point seldom, what they chose
   * for it is chance, and otherwise counts as sure.
   */
  smooth?: boolean;
}

const pseudoCount = 0.1;
const pseudoRight = 1;

export interface DawidSkene {
  /** Items × points: the probability that the point is the item's true one; all 0 for an item nobody judged. */
  probabilities: Float64Array;
  /** Per point: the share of items it is true for. */
  shares: Float64Array;
  rounds: number;
  converged: boolean;
}

/** What each round estimates from the probabilities: shares of the points, and annotators × true × chosen point. */
interface Estimates {
  logShares: Float64Array;
  logChoices: Float64Array;
}

/**
 * The true point of each item and how each annotator errs, by expectation and maximization: annotators choose a point
 * with probabilities that depend on the true one, each independently. Begins with the shares of the votes.
 * @param table nominal points; time in judgments × points per round, memory also in annotators × points².
 * Source: Dawid and Skene 1979.
 */
export function dawidSkene(
  table: JudgmentTable,
  { tolerance = 1e-6, rounds = 200, smooth = false }: DawidSkeneOptions = {},
): DawidSkene {
  let probabilities = voteShares(table);
  let estimates = maximization(table, probabilities, smooth);
  let change = Infinity;
  let round = 0;
  while (round < rounds && change > tolerance) {
    const next = expectation(table, estimates);
    change = largestChange(probabilities, next);
    probabilities = next;
    estimates = maximization(table, probabilities, smooth);
    round += 1;
  }
  const shares = estimates.logShares.map(Math.exp);
  return { probabilities, shares, rounds: round, converged: change <= tolerance };
}

function voteShares({ itemCount, points, starts, codes }: JudgmentTable): Float64Array {
  const shares = new Float64Array(itemCount * points.length);
  for (let item = 0; item < itemCount; item += 1) {
    const votes = starts[item + 1]! - starts[item]!;
    for (let at = starts[item]!; at < starts[item + 1]!; at += 1) {
      shares[item * points.length + codes[at]!]! += 1 / votes;
    }
  }
  return shares;
}

/** Logarithms of the most likely shares and choices; a point that is nobody's true one leaves choices undecided. */
function maximization(table: JudgmentTable, probabilities: Float64Array, smooth: boolean): Estimates {
  const { itemCount, annotatorCount, points, starts, codes, annotators } = table;
  const kinds = points.length;
  const shares = new Float64Array(kinds);
  const choices = new Float64Array(annotatorCount * kinds * kinds).fill(smooth ? pseudoCount : 0);
  if (smooth) addRight(choices, kinds);
  for (let item = 0; item < itemCount; item += 1) {
    for (let truth = 0; truth < kinds; truth += 1) {
      const probability = probabilities[item * kinds + truth]!;
      shares[truth]! += probability;
      for (let at = starts[item]!; at < starts[item + 1]!; at += 1) {
        choices[(annotators[at]! * kinds + truth) * kinds + codes[at]!]! += probability;
      }
    }
  }
  normalize(shares, kinds);
  normalize(choices, kinds);
  return { logShares: shares.map(Math.log), logChoices: choices.map(Math.log) };
}

function addRight(choices: Float64Array, kinds: number): void {
  for (let row = 0; row * kinds < choices.length; row += 1)
    choices[row * kinds + (row % kinds)]! += pseudoRight;
}

function expectation(table: JudgmentTable, { logShares, logChoices }: Estimates): Float64Array {
  const { itemCount, points, starts, codes, annotators } = table;
  const kinds = points.length;
  const probabilities = new Float64Array(itemCount * kinds);
  for (let item = 0; item < itemCount; item += 1) {
    if (starts[item] === starts[item + 1]) continue;
    let most = -Infinity;
    for (let truth = 0; truth < kinds; truth += 1) {
      let likelihood = logShares[truth]!;
      for (let at = starts[item]!; at < starts[item + 1]!; at += 1) {
        likelihood += logChoices[(annotators[at]! * kinds + truth) * kinds + codes[at]!]!;
      }
      probabilities[item * kinds + truth] = likelihood;
      if (likelihood > most) most = likelihood;
    }
    normalizeLogs(probabilities, item * kinds, kinds, most);
  }
  return probabilities;
}

/** Turns the logarithms of one row into shares that add up to 1; the largest is taken out first, lest all vanish. */
function normalizeLogs(rows: Float64Array, start: number, length: number, largest: number): void {
  let total = 0;
  for (let at = start; at < start + length; at += 1) total += rows[at] = Math.exp(rows[at]! - largest);
  for (let at = start; at < start + length; at += 1) rows[at]! /= total;
}

/** Makes every row of the given length add up to 1, evenly where it adds up to nothing. */
function normalize(rows: Float64Array, length: number): void {
  for (let start = 0; start < rows.length; start += length) {
    const row = rows.subarray(start, start + length);
    const total = row.reduce((sum, value) => sum + value, 0);
    row.forEach((value, at) => (row[at] = total === 0 ? 1 / length : value / total));
  }
}

function largestChange(before: Float64Array, after: Float64Array): number {
  let most = 0;
  for (let at = 0; at < after.length; at += 1) most = Math.max(most, Math.abs(after[at]! - before[at]!));
  return most;
}
