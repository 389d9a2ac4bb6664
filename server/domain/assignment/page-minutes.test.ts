import { expect, test } from "vitest";
import { measuredPages, plainPageMinutes } from "./page-minutes";

test("the median of twenty pages counts, and of fewer nothing", () => {
  const minute = 60_000;
  const times = [...Array.from({ length: 19 }, () => 2.04 * minute), 90 * minute];
  expect(measuredPages(times)).toEqual({ minutes: 2, pages: 20 });
  expect(measuredPages(times.slice(1))).toBeNull();
});

test("pages that take no time take a tenth of a minute", () => {
  expect(measuredPages(Array.from({ length: 20 }, () => 0))).toEqual({ minutes: 0.1, pages: 20 });
});

test("before anybody has worked an item is reckoned to take twenty seconds", () => {
  expect(plainPageMinutes({ hitSize: 5 })).toBe(1.7);
});
