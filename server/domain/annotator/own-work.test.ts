import { expect, test } from "vitest";
import { ownPace } from "./own-work";

test("the pace is the median page, and the rate is all that was earned in all the time", () => {
  const pages = [
    { seconds: 60, payMinor: 20 },
    { seconds: 300, payMinor: 20 },
    { seconds: 90, payMinor: 20 },
  ];
  // 60 minor units in 450 seconds are 480 in 3600.
  expect(ownPace(pages)).toEqual({ seconds: 450, perPage: 90, hourlyMinor: 480 });
});

test("pages without a time say nothing, of pay neither", () => {
  expect(ownPace([])).toBeNull();
  expect(ownPace([{ seconds: 0, payMinor: 20 }])).toBeNull();
  expect(
    ownPace([
      { seconds: 0, payMinor: 500 },
      { seconds: 120, payMinor: 20 },
    ]),
  ).toEqual({ seconds: 120, perPage: 120, hourlyMinor: 600 });
});

test("within the first minute there is no hourly rate", () => {
  expect(ownPace([{ seconds: 12, payMinor: 20 }])?.hourlyMinor).toBeNull();
});
