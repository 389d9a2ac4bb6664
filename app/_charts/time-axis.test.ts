import { expect, test } from "vitest";
import { timeAxis } from "./time-axis";

const at = (text: string) => Date.parse(text);
const iso = (ticks: number[]) => ticks.map((tick) => new Date(tick).toISOString().slice(0, 16));

test("an afternoon has ticks at full hours", () => {
  const axis = timeAxis(at("2026-11-20T13:20Z"), at("2026-11-20T17:40Z"), 4);
  expect(iso(axis.ticks)).toEqual(["2026-11-20T15:00"]);
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
