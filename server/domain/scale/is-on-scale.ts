import { scaleRange } from "./scale-range";
import { stepTolerance, type Steps } from "./steps";

/** Whether a value lies between the outer points, both included, and a whole number of steps from the lower one. */
export function isOnScale(scale: Steps, value: number): boolean {
  const { min, max } = scaleRange(scale);
  const steps = Math.round((value - min) / scale.step);
  const isOnStep = Math.abs(min + steps * scale.step - value) <= stepTolerance;
  return isOnStep && steps >= 0 && value <= max + stepTolerance;
}
