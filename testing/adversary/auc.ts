import { randomInt, seededRandom } from "@/server/stats/random";
import { quantile } from "@/server/stats/intervals/quantile";

/** How likely somebody holds one item to be gold, beside what it is. */
export interface Guess {
  score: number;
  isGold: boolean;
  /** Only guesses of one stratum are compared: within it the rules that everybody may know give the same chance. */
  stratum: string;
  /** Guesses that do not stand alone, as those on the same page. */
  cluster: string;
}

/** The chance that a gold item gets a greater score than another item; null where there is nothing to compare. */
export interface Auc {
  value: number | null;
  /** The 99 % interval. */
  low: number;
  high: number;
  /** Gold items and others that were compared. */
  gold: number;
  others: number;
}

/**
 * The area under the curve of some guesses, with its interval from drawing whole clusters anew.
 * Source: Hanley and McNeil 1982, stratified as by van Elteren 1960; interval: Efron 1981.
 */
export function aucOf(
  guesses: readonly Guess[],
  { replicates, seed }: { replicates: number; seed: number },
): Auc {
  const random = seededRandom(seed);
  const ascending = guesses.toSorted((a, b) => a.score - b.score);
  const clusters = [...new Set(ascending.map(({ cluster }) => cluster))];
  const places = new Map(clusters.map((cluster, at) => [cluster, at]));
  const clusterOf = ascending.map(({ cluster }) => places.get(cluster) ?? 0);
  const all = new Uint32Array(clusters.length).fill(1);
  const drawn = Array.from({ length: replicates }, () => {
    const weights = new Uint32Array(clusters.length);
    for (let draw = 0; draw < clusters.length; draw += 1) {
      const at = randomInt(random, clusters.length);
      weights[at] = (weights[at] ?? 0) + 1;
    }
    return weighted(ascending, clusterOf, weights);
  });
  const values = drawn.filter((value) => value !== null).sort((a, b) => a - b);
  const gold = guesses.filter(({ isGold }) => isGold).length;
  const [low, high] = values.length === 0 ? [0, 1] : [quantile(values, 0.005), quantile(values, 0.995)];
  return { value: weighted(ascending, clusterOf, all), low, high, gold, others: guesses.length - gold };
}

/** Gold and others that have been gone by in one stratum, those of the present score apart. */
interface Tally {
  othersBelow: number;
  othersHere: number;
  goldHere: number;
  goldBelow: number;
  won: number;
  score: number;
}

function weighted(
  ascending: readonly Guess[],
  clusterOf: readonly number[],
  weights: Uint32Array,
): number | null {
  const strata = new Map<string, Tally>();
  for (const [at, { score, isGold, stratum }] of ascending.entries()) {
    const weight = weights[clusterOf[at] ?? 0] ?? 0;
    if (weight === 0) continue;
    const tally = strata.get(stratum) ?? newTally();
    strata.set(stratum, tally);
    if (score !== tally.score) closeScore(tally, score);
    if (isGold) tally.goldHere += weight;
    else tally.othersHere += weight;
  }
  let [won, pairs] = [0, 0];
  for (const tally of strata.values()) {
    closeScore(tally, Infinity);
    won += tally.won;
    pairs += tally.goldBelow * tally.othersBelow;
  }
  return pairs === 0 ? null : won / pairs;
}

const newTally = (): Tally => ({
  othersBelow: 0,
  othersHere: 0,
  goldHere: 0,
  goldBelow: 0,
  won: 0,
  score: -Infinity,
});

/** Counts what gold of the present score wins: against all others below it, and half against those level with it. */
function closeScore(tally: Tally, next: number): void {
  tally.won += tally.goldHere * (tally.othersBelow + tally.othersHere / 2);
  tally.goldBelow += tally.goldHere;
  tally.othersBelow += tally.othersHere;
  tally.goldHere = 0;
  tally.othersHere = 0;
  tally.score = next;
}
