import { admissibleValues } from "@/server/domain/scale/admissible-values";
import type { Steps } from "@/server/domain/scale/steps";
import { isCorrect, type KnownAnswer } from "./is-correct";

/** Neighbouring values of a scale that are right; both ends belong to it. */
export interface AcceptedRange {
  low: number;
  high: number;
}

/** All right values of a scale as ranges without a gap, ascending; Not Applicable is none of them. */
export function acceptedRanges(known: KnownAnswer, scale: Steps): AcceptedRange[] {
  const ranges: AcceptedRange[] = [];
  let open: AcceptedRange | null = null;
  for (const value of admissibleValues(scale)) {
    if (!isCorrect(known, value)) open = null;
    else if (open !== null) open.high = value;
    else ranges.push((open = { low: value, high: value }));
  }
  return ranges;
}
