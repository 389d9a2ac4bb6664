import { scaleRange } from "./scale-range";
import { stepTolerance, type Steps } from "./steps";

/** How many values a scale admits, Not Applicable aside. */
export function admissibleCount(scale: Steps): number {
  const { min, max } = scaleRange(scale);
  return Math.floor((max - min) / scale.step + stepTolerance) + 1;
}

/** Every value a scale admits, ascending, without the noise of binary fractions (0.3, not 0.30000000000000004). */
export function admissibleValues(scale: Steps): number[] {
  const { min } = scaleRange(scale);
  return Array.from({ length: admissibleCount(scale) }, (_, at) =>
    Number((min + at * scale.step).toPrecision(12)),
  );
}
