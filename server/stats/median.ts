import { undefinedBecause, type Estimate } from "./estimate";
import { present, type Maybe } from "./present";

/**
 * The middle value, or the mean of the two middle ones where n is even.
 * @param values in any order; null is missing and left out.
 * @returns null with reason "no_values" when all are missing.
 */
export function median(values: readonly Maybe[]): Estimate<"no_values"> {
  const ordered = present(values).sort((a, b) => a - b);
  const upper = ordered[Math.floor(ordered.length / 2)];
  const lower = ordered[Math.ceil(ordered.length / 2) - 1];
  return upper === undefined || lower === undefined
    ? undefinedBecause("no_values")
    : { value: (lower + upper) / 2 };
}
