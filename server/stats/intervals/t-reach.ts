import { studentTQuantile } from "../student-t";

const known = new Map<number, number>();

/**
 * The 97.5 % point of Student's t: a 95 % interval reaches this many standard errors to either side. Computed once
 * for each number of degrees of freedom, since a data set asks for few of them many times.
 * @throws RangeError unless degrees are above 0.
 */
export function tReach(degrees: number): number {
  const found = known.get(degrees) ?? studentTQuantile(0.975, degrees);
  known.set(degrees, found);
  return found;
}
