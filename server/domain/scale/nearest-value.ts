import { scaleRange } from "./scale-range";
import type { Steps } from "./steps";

/** The admissible value that is nearest to any number; of two equally near ones the greater. */
export function nearestValue(scale: Steps, value: number): number {
  const { min, max } = scaleRange(scale);
  const within = Math.min(Math.max(value, min), max);
  const steps = Math.round((within - min) / scale.step);
  return Number((min + steps * scale.step).toPrecision(12));
}
