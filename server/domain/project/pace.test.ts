import { expect, test } from "vitest";
import { hourMs, hoursLeft, ratePerHour } from "./pace";

const recent = { submissions: 9, judgments: 45, spanMs: hourMs / 2 };

test("the rate is judgments an hour, from three submissions on", () => {
  expect(ratePerHour(recent)).toEqual({ value: 90, n: 9 });
  expect(ratePerHour({ ...recent, submissions: 2 })).toMatchObject({ value: null, n: 2, needed: 3 });
});

test("what was submitted at the moment of the launch has a rate that is a number", () => {
  expect(ratePerHour({ ...recent, spanMs: 0 }).value).toBe(45 * 3_600);
});

test("the time left is a range around what the rate gives", () => {
  const left = hoursLeft("live", 180, recent);
  if (left.low === null) throw new Error("There is a rate.");
  expect(left.low).toBeLessThan(2);
  expect(left.high).toBeGreaterThan(2);
});

test("no end can be told when all is done, nothing is handed out or nobody works", () => {
  expect(hoursLeft("live", 0, recent)).toEqual({ low: null, reason: "done" });
  expect(hoursLeft("paused", 5, recent)).toEqual({ low: null, reason: "not_live" });
  expect(hoursLeft("live", 5, { ...recent, submissions: 0 })).toEqual({ low: null, reason: "no_rate" });
});
