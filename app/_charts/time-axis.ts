import type { Axis } from "./axis";

const hour = 3_600_000;
const day = 24 * hour;

/** Lengths between ticks that clocks and calendars know. */
const steps = [
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  day,
  2 * day,
  7 * day,
  14 * day,
  28 * day,
  91 * day,
  364 * day,
];

/**
 * An axis of time in UTC.
 * @param from, to milliseconds since 1970; equal ends are held apart by an hour
 * @param mostTicks how many labels have room
 */
export function timeAxis(from: number, to: number, mostTicks: number): Axis & { hasHours: boolean } {
  const length = Math.max(hour, to - from);
  const step = steps.find((each) => Math.floor(length / each) + 1 <= mostTicks) ?? 364 * day;
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((from + length - first) / step) + 1);
  return {
    from,
    to: from + length,
    ticks: Array.from({ length: count }, (_, at) => first + at * step),
    placeOf: (value) => Math.min(1, Math.max(0, (value - from) / length)),
    hasHours: step < day,
  };
}
