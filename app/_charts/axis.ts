/** What lies between two ends of an axis, and where. */
export interface Axis {
  from: number;
  to: number;
  /** Round values from `from` to `to` that get a line and a label. */
  ticks: number[];
  /** The place of a value as a share of the axis (0–1); what lies beyond an end stands at that end. */
  placeOf: (value: number) => number;
}

/** Pixels of an axis across on the narrowest screen (360 pixels), where labels must not touch. */
const narrowest = 220;
const letterWidth = 8;
const gap = 12;

/** How many labels of so many letters stand side by side on the narrowest screen. */
export function labelsThatFit(letters: number): number {
  return Math.floor(narrowest / (letters * letterWidth + gap));
}

const within = (place: number) => Math.min(1, Math.max(0, place));

/** Removes what floating point adds to multiples of a step. */
const exact = (value: number) => Number(value.toPrecision(12)) + 0;

const steps = [1, 2, 5, 10];

/** The smallest of 1, 2 and 5 times a power of ten that is no less than `value`. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = steps.find((each) => each * power >= value * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** Multiples of a round step between two ends: as many as may be, at most `most` (2 or more). */
export function roundTicks(from: number, to: number, most: number): number[] {
  const between = (step: number) => {
    const first = Math.ceil(from / step - 1e-9);
    const last = Math.floor(to / step + 1e-9);
    return Array.from({ length: last - first + 1 }, (_, at) => exact((first + at) * step));
  };
  const finest = roundStep((to - from) / most);
  const ticks = between(finest);
  return ticks.length > most ? between(roundStep(finest * 1.01)) : ticks;
}

/**
 * An even axis.
 * @param from less than `to`
 * @param mostTicks how many labels have room
 */
export function linearAxis(from: number, to: number, mostTicks: number): Axis {
  return {
    from,
    to,
    ticks: roundTicks(from, to, mostTicks),
    placeOf: (value) => within((value - from) / (to - from)),
  };
}

/** An axis from 1 on which each factor of ten has the same length. It ends at a round number that holds `most`. */
export function logAxis(most: number, mostTicks: number): Axis {
  const to = roundStep(Math.max(10, most));
  const powers = Array.from({ length: Math.floor(Math.log10(to) + 1e-9) + 1 }, (_, at) => 10 ** at);
  const fine = powers.flatMap((power) => [power, 2 * power, 5 * power]).filter((tick) => tick <= to);
  return {
    from: 1,
    to,
    ticks: fine.length <= mostTicks ? fine : powers,
    placeOf: (value) => within(Math.log(Math.max(1, value)) / Math.log(to)),
  };
}
