import { undefinedBecause } from "../estimate";
import { type Correlation } from "./dense-pearson";
import { allFinite } from "./dense-spearman";
import { inversions } from "./inversions";
import { midRanks } from "./mid-ranks";

/** Kendall's τ-b of the first n entries of two arrays, all of them present; see `kendallTauB`. */
export function denseKendall(x: ArrayLike<number>, y: ArrayLike<number>, n: number): Correlation {
  if (n < 2) return undefinedBecause("too_few_pairs");
  if (!allFinite(x, n) || !allFinite(y, n)) return undefinedBecause("not_finite");
  const { surplus, untiedX, untiedY } = n <= fewValues ? comparePairs(x, y, n) : countBySorting(x, y, n);
  if (untiedX === 0 || untiedY === 0) return undefinedBecause("no_variance");
  return { value: surplus / Math.sqrt(untiedX * untiedY), n };
}

/** Up to here comparing all with all is fastest; both ways count the same pairs. */
const fewValues = 16;

/** Of all pairs of entries: concordant less discordant ones, those that are not tied in x, and those not tied in y. */
interface PairCounts {
  surplus: number;
  untiedX: number;
  untiedY: number;
}

function comparePairs(x: ArrayLike<number>, y: ArrayLike<number>, n: number): PairCounts {
  let surplus = 0;
  let untiedX = 0;
  let untiedY = 0;
  for (let one = 0; one < n; one += 1) {
    for (let other = 0; other < one; other += 1) {
      const signX = Number(x[one]! > x[other]!) - Number(x[one]! < x[other]!);
      const signY = Number(y[one]! > y[other]!) - Number(y[one]! < y[other]!);
      surplus += signX * signY;
      untiedX += signX * signX;
      untiedY += signY * signY;
    }
  }
  return { surplus, untiedX, untiedY };
}

function countBySorting(x: ArrayLike<number>, y: ArrayLike<number>, n: number): PairCounts {
  const ordered = orderedByX(midRanks(x, n), midRanks(y, n));
  const pairs = (n * (n - 1)) / 2;
  const tiedBoth = tiedPairs(ordered.both);
  const tiedX = tiedPairs(ordered.x);
  const tiedY = tiedPairs(ordered.y.slice().sort());
  const discordant = inversions(ordered.y);
  const concordant = pairs - tiedX - tiedY + tiedBoth - discordant;
  return { surplus: concordant - discordant, untiedX: pairs - tiedX, untiedY: pairs - tiedY };
}

/** Both ranks of each entry, sorted by x and then by y: doubled, ranks are whole and two fit into one number. */
function orderedByX(ranksX: Float64Array, ranksY: Float64Array) {
  const base = 2 * ranksX.length + 1;
  const both = ranksX.map((rank, at) => 2 * rank * base + 2 * ranksY[at]!).sort();
  return { both, x: both.map((key) => Math.floor(key / base)), y: both.map((key) => key % base) };
}

/** How many pairs of entries are equal, in sorted entries. */
function tiedPairs(sorted: Float64Array): number {
  let pairs = 0;
  let run = 0;
  for (let at = 1; at < sorted.length; at += 1) {
    run = sorted[at] === sorted[at - 1] ? run + 1 : 0;
    pairs += run;
  }
  return pairs;
}
