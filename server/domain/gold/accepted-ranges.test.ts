import { expect, test } from "vitest";
import { acceptedRanges } from "./accepted-ranges";

const scale = { step: 1, points: [{ value: 0 }, { value: 5 }] };
const known = (answer: number, tolerance: number, accepted: number[] = []) => ({
  answer,
  tolerance,
  accepted,
  acceptsNotApplicable: false,
});

test("what lies within the tolerance is one range, cut at the ends of the scale", () => {
  expect(acceptedRanges(known(1, 1), scale)).toEqual([{ low: 0, high: 2 }]);
  expect(acceptedRanges(known(5, 1), scale)).toEqual([{ low: 4, high: 5 }]);
});

test("values accepted besides join a range they touch and stand alone where they do not", () => {
  expect(acceptedRanges(known(1, 1, [3]), scale)).toEqual([{ low: 0, high: 3 }]);
  expect(acceptedRanges(known(1, 1, [5]), scale)).toEqual([
    { low: 0, high: 2 },
    { low: 5, high: 5 },
  ]);
});

test("an answer between two points accepts the points near enough", () => {
  expect(acceptedRanges(known(2.4, 0.5), scale)).toEqual([{ low: 2, high: 2 }]);
});
