import type { AdjudicationPolicy } from "@/server/domain/policy/outcome-policies";

/** Sums of decimal values carry a little binary noise. */
const tiny = 1e-9;

/** From where on a spread asks for a person's decision; null where it never does. */
export interface LeastSpread {
  leastRange: number | null;
  leastWidth: number | null;
}

/**
 * The spreads with which an item needs a decision: two judgments are too far apart, or the interval of the mean is too
 * wide; exactly the bound is enough. Null where the policy asks for no decisions.
 * Source of the difference: CLSS 2014.
 */
export function leastSpread({
  difference,
  ciWidth,
}: Pick<AdjudicationPolicy, "difference" | "ciWidth">): LeastSpread | null {
  if (difference === null && ciWidth === null) return null;
  return {
    leastRange: difference === null ? null : difference - tiny,
    leastWidth: ciWidth === null ? null : ciWidth - tiny,
  };
}
