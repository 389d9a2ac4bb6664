import { undefinedBecause, type Estimate } from "../estimate";
import { type ValuesByItem } from "../judgments/judgment-table";
import { alphaUnits, type WeightedUnits } from "./alpha-units";
import {
  marginalsOf,
  nominalDisagreement,
  ratioDisagreement,
  squaredDisagreement,
  total,
  type Disagreement,
  type Marginals,
} from "./disagreement";

export const alphaLevels = ["nominal", "ordinal", "interval", "ratio"] as const;
export type AlphaLevel = (typeof alphaLevels)[number];
export type AlphaReason = "no_pairs" | "no_variance" | "negative_values" | "not_finite";

/** How many judgments entered: those on items judged at least twice. */
export type Alpha = Estimate<AlphaReason, { n: number }>;

/**
 * Krippendorff's α: 1 less the observed disagreement over the disagreement expected by chance, from the coincidence
 * matrix. 1 is perfect, 0 what chance gives; it may be negative.
 * @param table judgments of any number of annotators per item; items judged fewer than two times do not enter.
 * @param level what the values' differences mean. Ordinal uses the squared distance of ranks, with ties in the
 *   middle of their ranks; ratio needs values of 0 and above. Time is linear in the judgments, for ratio also
 *   quadratic in the number of distinct values.
 * @returns null with reason "no_pairs" when no item was judged twice, "no_variance" when all pairable values are
 *   equal, "negative_values" for ratio data below 0, "not_finite" when squared differences leave the range of numbers.
 * Source: Krippendorff 2011 (Computing Krippendorff's Alpha-Reliability), from Krippendorff 1980.
 */
export function krippendorffAlpha(table: ValuesByItem, level: AlphaLevel): Alpha {
  return alphaOf(alphaUnits(table), level);
}

/** The same α from units, each counted as often as its `times` say. */
export function alphaOf(units: WeightedUnits, level: AlphaLevel): Alpha {
  if (level === "ratio" && (units.points[0] ?? 0) < 0) return undefinedBecause("negative_values");
  const marginals = marginalsOf(units);
  const used = marginals.reduce((count, often) => count + Number(often > 0), 0);
  if (used === 0) return undefinedBecause("no_pairs");
  if (used === 1) return undefinedBecause("no_variance");
  const { observed, expected } = disagreements[level](units, marginals);
  const n = total(marginals);
  const value = 1 - ((n - 1) * observed) / expected;
  return Number.isFinite(value) ? { value, n } : undefinedBecause("not_finite");
}

const disagreements: Record<AlphaLevel, (units: WeightedUnits, marginals: Marginals) => Disagreement> = {
  nominal: nominalDisagreement,
  ordinal: (units, marginals) => squaredDisagreement(units, marginals, middleRanks(marginals)),
  interval: (units, marginals) => squaredDisagreement(units, marginals, units.points),
  ratio: ratioDisagreement,
};

/**
 * Krippendorff's ordinal distance of c and k, the number of values from c to k with half of those at both ends, is
 * the difference of their middle ranks.
 */
function middleRanks(marginals: Marginals): Float64Array {
  let below = 0;
  return marginals.map((count) => {
    below += count;
    return below - count / 2;
  });
}
