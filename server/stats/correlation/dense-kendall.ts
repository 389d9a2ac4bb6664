import { undefinedBecause } from "../estimate";
import { type Correlation } from "./dense-pearson";
import { allFinite } from "./dense-spearman";
import { inversions } from "./inversions";
import { midRanks } from "./mid-ranks";

/** Kendall's τ-b of the first n entries of two arrays, all of them present; see `kendallTauB`. */
export function denseKendall(x: ArrayLike<number>, y: ArrayLike<number>, n: number): Correlation {
  if (n < 2) return undefinedBecause("too_few_pairs");
  if (!allFinite(x, n) || !allFinite(y, n)) return undefinedBecause("not_finite");
  const ordered = orderedByX(midRanks(x, n), midRanks(y, n));
  const pairs = (n * (n - 1)) / 2;
  const tiedBoth = tiedPairs(ordered.both);
  const tiedX = tiedPairs(ordered.x);
  const tiedY = tiedPairs(ordered.y.slice().sort());
  if (tiedX === pairs || tiedY === pairs) return undefinedBecause("no_variance");
  const discordant = inversions(ordered.y);
  const concordant = pairs - tiedX - tiedY + tiedBoth - discordant;
  return { value: (concordant - discordant) / Math.sqrt((pairs - tiedX) * (pairs - tiedY)), n };
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
