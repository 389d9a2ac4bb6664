import fc from "fast-check";
import { expect, test } from "vitest";
import { countAxis, labelsThatFit, linearAxis, logAxis, timeAxis } from "./axis";

test("ticks are round, lie between the ends and are as many as have room", () => {
  expect(linearAxis(-0.2, 1, 5).ticks).toEqual([0, 0.5, 1]);
  expect(linearAxis(-0.2, 1, 7).ticks).toEqual([-0.2, 0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(linearAxis(-1, 1, 5).ticks).toEqual([-1, -0.5, 0, 0.5, 1]);
  expect(linearAxis(0, 5, 7).ticks).toEqual([0, 1, 2, 3, 4, 5]);
  expect(linearAxis(0, 2310, 5).ticks).toEqual([0, 500, 1000, 1500, 2000]);
});

test("there are never more ticks than have room, and never none in a range that holds a few", () => {
  const ends = fc.tuple(
    fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    fc.double({ min: 0.01, max: 1e4, noNaN: true }),
  );
  fc.assert(
    fc.property(ends, fc.integer({ min: 4, max: 12 }), ([from, length], most) => {
      const { ticks } = linearAxis(from, from + length, most);
      expect(ticks.length).toBeLessThanOrEqual(most);
      expect(ticks.length).toBeGreaterThan(0);
    }),
  );
});

test("an even axis places values by their distance and holds what lies beyond at its ends", () => {
  const { placeOf } = linearAxis(-0.2, 1, 5);
  expect(placeOf(0.4)).toBeCloseTo(0.5, 12);
  expect([-0.2, 1].map(placeOf)).toEqual([0, 1]);
  expect([-1, 3].map(placeOf)).toEqual([0, 1]);
});

test("an axis of counts ends at a round number that holds the highest bar, with whole numbers only", () => {
  expect([0, 1, 2, 3, 7, 10, 11, 63, 100, 101, 2310].map((most) => countAxis(most).to)).toEqual([
    2, 2, 2, 4, 10, 10, 20, 100, 100, 200, 4000,
  ]);
  expect([1, 3, 101].map((most) => countAxis(most).ticks)).toEqual([
    [0, 1, 2],
    [0, 2, 4],
    [0, 100, 200],
  ]);
  expect(countAxis(100).placeOf(25)).toBeCloseTo(0.25, 12);
});

test("on a logarithmic axis each factor of ten has the same length", () => {
  const { to, ticks, placeOf } = logAxis(730, 5);
  expect(to).toBe(1000);
  expect(ticks).toEqual([1, 10, 100, 1000]);
  expect([0, 1, 10, 100, 1000].map((value) => placeOf(value).toFixed(6))).toEqual([
    "0.000000",
    "0.000000",
    "0.333333",
    "0.666667",
    "1.000000",
  ]);
});

test("a short logarithmic axis has also the halves and fifths of its tens", () => {
  expect(logAxis(38, 7).ticks).toEqual([1, 2, 5, 10, 20, 50, 100]);
});

test("longer labels get fewer places on the narrowest screen", () => {
  expect([1, 3, 4, 5].map(labelsThatFit)).toEqual([11, 6, 5, 4]);
});

const at = (text: string) => Date.parse(text);
const iso = (ticks: number[]) => ticks.map((tick) => new Date(tick).toISOString().slice(0, 16));

test("an afternoon has ticks at full hours", () => {
  const axis = timeAxis(at("2026-11-20T13:20Z"), at("2026-11-20T17:40Z"), 4);
  expect(iso(axis.ticks)).toEqual([
    "2026-11-20T14:00",
    "2026-11-20T15:00",
    "2026-11-20T16:00",
    "2026-11-20T17:00",
  ]);
  expect(axis.hasHours).toBe(true);
  expect(axis.placeOf(at("2026-11-20T15:30Z"))).toBeCloseTo(0.5, 12);
});

test("a week has ticks at midnight", () => {
  const axis = timeAxis(at("2026-11-16T12:00Z"), at("2026-11-22T12:00Z"), 4);
  expect(iso(axis.ticks)).toEqual(["2026-11-17T00:00", "2026-11-19T00:00", "2026-11-21T00:00"]);
  expect(axis.hasHours).toBe(false);
});

test("a moment is a point, not a division by zero", () => {
  const moment = at("2026-11-20T13:20Z");
  expect(timeAxis(moment, moment, 4).placeOf(moment)).toBe(0);
});
