import { admissibleCount, admissibleValues } from "@/server/domain/scale/admissible-values";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { Steps } from "@/server/domain/scale/steps";
import { isCorrect, type KnownAnswer } from "./is-correct";

/** More values than this nobody reads one by one. */
const listedAtMost = 41;

/**
 * What an annotator is told after missing a gold item: all values that would have been right, ascending; on a scale of
 * more than 41 values the lowest and the highest right one. "NA" comes last where it would have been right.
 */
export function acceptedValues(known: KnownAnswer, scale: Steps): (number | "NA")[] {
  const values = rightValues(known, scale);
  return known.acceptsNotApplicable ? [...values, "NA"] : values;
}

function rightValues(known: KnownAnswer, scale: Steps): number[] {
  if (admissibleCount(scale) <= listedAtMost) {
    return admissibleValues(scale).filter((value) => isCorrect(known, value));
  }
  const { min, max } = scaleRange(scale);
  const right = [known.answer - known.tolerance, known.answer + known.tolerance, ...known.accepted];
  return [Math.max(min, Math.min(...right)), Math.min(max, Math.max(...right))];
}
