import { normal975 as z } from "./intervals/normal";

/**
 * The 95 % interval of the number of events to expect in a span of time in which `count` were seen.
 * @throws RangeError unless count is a whole number of at least 0.
 * Source: Byar's approximation (Rothman and Boice 1979), within 3 % of the exact limits from a count of 3 on.
 */
export function poissonInterval(count: number): { low: number; high: number } {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} is not a number of events`);
  const next = count + 1;
  return {
    low: count === 0 ? 0 : count * (1 - 1 / (9 * count) - z / (3 * Math.sqrt(count))) ** 3,
    high: next * (1 - 1 / (9 * next) + z / (3 * Math.sqrt(next))) ** 3,
  };
}
