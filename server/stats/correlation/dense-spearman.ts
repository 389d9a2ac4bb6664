import { undefinedBecause } from "../estimate";
import { densePearson, type Correlation } from "./dense-pearson";
import { midRanks } from "./mid-ranks";

/** Spearman's correlation of the first n entries of two arrays, all of them present; see `spearman`. */
export function denseSpearman(x: ArrayLike<number>, y: ArrayLike<number>, n: number): Correlation {
  if (n < 2) return undefinedBecause("too_few_pairs");
  if (!allFinite(x, n) || !allFinite(y, n)) return undefinedBecause("not_finite");
  return densePearson(midRanks(x, n), midRanks(y, n), n);
}

export function allFinite(values: ArrayLike<number>, n: number): boolean {
  for (let at = 0; at < n; at += 1) if (!Number.isFinite(values[at])) return false;
  return true;
}
