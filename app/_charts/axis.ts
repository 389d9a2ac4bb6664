import { ticks as roundNumbers } from "d3-array";
import { scaleLinear, scaleLog, scaleUtc } from "d3-scale";
import { utcDay, utcHour, utcTicks } from "d3-time";

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

/** As many ticks as have room; d3 takes a number of ticks as a hint, and may make more. */
function ticksThatFit<Tick>(ticksOf: (hint: number) => Tick[], most: number): Tick[] {
  const hints = Array.from({ length: most }, (_, at) => most - at);
  return hints.map(ticksOf).find(({ length }) => length > 0 && length <= most) ?? [];
}

/**
 * An even axis.
 * @param from less than `to`
 * @param mostTicks how many labels have room
 */
export function linearAxis(from: number, to: number, mostTicks: number): Axis {
  const ticks = ticksThatFit((hint) => roundNumbers(from, to, hint), mostTicks);
  return { from, to, ticks, placeOf: scaleLinear([from, to], [0, 1]).clamp(true) };
}

/** An axis of whole numbers from 0 to a round one that holds `most`, with a tick in the middle. */
export function countAxis(most: number): Axis {
  const scale = scaleLinear([0, Math.max(2, most)], [0, 1]).nice(2);
  return { from: 0, to: scale.domain()[1] ?? most, ticks: scale.ticks(2), placeOf: scale };
}

const isHalfOrFifth = (tick: number) => /^[125]/.test(String(tick));
const isPowerOfTen = (tick: number) => Number.isInteger(Math.log10(tick));

/** An axis from 1 to a power of ten that holds `most`, on which each factor of ten has the same length. */
export function logAxis(most: number, mostTicks: number): Axis {
  const scale = scaleLog([1, Math.max(10, most)], [0, 1])
    .nice()
    .clamp(true);
  const fine = scale.ticks().filter(isHalfOrFifth);
  return {
    from: 1,
    to: scale.domain()[1] ?? most,
    ticks: fine.length <= mostTicks ? fine : fine.filter(isPowerOfTen),
    placeOf: (value) => scale(Math.max(1, value)),
  };
}

/**
 * An axis of time in UTC.
 * @param from, to milliseconds since 1970; equal ends are held apart by an hour
 * @param mostTicks how many labels have room
 */
export function timeAxis(from: number, to: number, mostTicks: number): Axis & { hasHours: boolean } {
  const [start, end] = [new Date(from), new Date(Math.max(to, Number(utcHour.offset(new Date(from), 1))))];
  const ticks = ticksThatFit((hint) => utcTicks(start, end, hint), mostTicks);
  return {
    from,
    to: Number(end),
    ticks: ticks.map(Number),
    placeOf: scaleUtc([start, end], [0, 1]).clamp(true),
    hasHours: ticks.some((tick) => Number(utcDay(tick)) !== Number(tick)),
  };
}
