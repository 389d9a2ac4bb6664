import { expect, test } from "vitest";
import { wilsonInterval } from "@/server/stats/wilson-interval";
import { fatesOf, endedOf } from "./fates";
import { goldWidthsOf } from "./gold-widths";
import { workingHours } from "./working-hours";

const person = (character: "careful" | "random" | "one-answer", endedBecause: string, pages = 3) => ({
  ...{ character, endedBecause, pages },
  ...{ qualified: null, judgments: pages * 5 },
});

test("people are counted by what became of them, and who found no work apart", () => {
  const work = [
    person("careful", "finished"),
    person("careful", "stopped"),
    person("careful", "nothing_left", 0),
    person("careful", "failed_qualification", 0),
    person("random", "paused"),
    person("one-answer", "capped"),
  ];
  const fates = fatesOf(work);
  expect(fates).toEqual([
    { character: "careful", n: 4, idle: 1, refused: 1, stopped: 1, paused: 0, finished: 1 },
    { character: "random", n: 1, idle: 0, refused: 0, stopped: 0, paused: 1, finished: 0 },
    { character: "one-answer", n: 1, idle: 0, refused: 0, stopped: 0, paused: 0, finished: 1 },
  ]);
  expect(endedOf(fates, ["careful"], "stopped")).toEqual({ hits: 1, trials: 3 });
  expect(endedOf(fates, ["random", "one-answer"], "finished")).toEqual({ hits: 1, trials: 2 });
});

// The intervals of the design's example: none and four of 14, one and none of two.
test.each([
  [0, 14, 0, 0.2153],
  [4, 14, 0.1172, 0.5465],
  [1, 2, 0.0945, 0.9055],
  [0, 2, 0, 0.6576],
])("%i of %i has its Wilson interval", (hits, trials, low, high) => {
  const found = wilsonInterval(hits, trials);
  expect(found).toMatchObject({ low: expect.closeTo(low, 4), high: expect.closeTo(high, 4) });
});

test("working hours vary by people: checked by hand", () => {
  // Two people, ten pages each, in one hour and in two: the ratio leaves 1,800 s to either side.
  const found = workingHours([
    { pages: 10, seconds: 3_600 },
    { pages: 10, seconds: 7_200 },
    { pages: 0, seconds: 0 },
  ]);
  // t(1 df, 97.5 %) = 12.7062; √(2/1 · 2 · 1800²) = 3,600 s, which is an hour.
  expect(found).toEqual({ value: 3, low: 0, high: expect.closeTo(3 + 12.7062, 3), n: 2 });
  expect(workingHours([{ pages: 4, seconds: 60 }])).toEqual({ value: null, reason: "too_few_people", n: 1 });
});

test("widths are of the values that have an interval", () => {
  const of = (low: number | null, high: number | null) => ({ low, high });
  expect(goldWidthsOf([of(1, 2), of(null, null), of(0, 4), of(2, 5)])).toEqual({
    ...{ n: 3, median: 3 },
    mean: expect.closeTo(8 / 3, 10),
    p90: expect.closeTo(3.8, 10),
  });
  expect(goldWidthsOf([of(null, null)])).toBeNull();
});
