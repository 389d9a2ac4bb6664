/** Decimal values have no exact binary form; a difference this small is none. */
const tiny = 1e-9;

/** Whether a value lies at most so far from another: 0.8 is within 0.1 of 0.7. */
export function isWithin(distance: number, value: number, other: number): boolean {
  return Math.abs(value - other) <= distance + tiny;
}
