import { expect, test } from "vitest";
import { areComputedWhenShown, areFiguresDue } from "./figures";

test("figures of small projects are computed when they are shown, those of large ones beforehand", () => {
  expect(areComputedWhenShown(2_000)).toBe(true);
  expect(areComputedWhenShown(2_001)).toBe(false);
});

test("figures that were never computed are due, and without a change nothing is", () => {
  expect(areFiguresDue(null, { now: 0, isChanged: false })).toBe(true);
  expect(areFiguresDue({ at: 0, tookMs: 1 }, { now: 1e9, isChanged: false })).toBe(false);
});

test("figures rest a minute, and twenty times as long as they took", () => {
  const due = (tookMs: number, now: number) => areFiguresDue({ at: 0, tookMs }, { now, isChanged: true });
  expect([due(10, 59_999), due(10, 60_000)]).toEqual([false, true]);
  expect([due(6_000, 119_999), due(6_000, 120_000)]).toEqual([false, true]);
});
