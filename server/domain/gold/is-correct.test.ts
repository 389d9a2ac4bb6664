import { expect, test } from "vitest";
import { acceptedValues } from "./accepted-values";
import { isCorrect } from "./is-correct";

const known = (answer: number, tolerance: number, accepted: number[] = []) => ({
  answer,
  tolerance,
  accepted,
  acceptsNotApplicable: false,
});

test("an answer at the edge of the tolerance is right and one beyond is not", () => {
  expect([2, 3, 4].every((value) => isCorrect(known(3, 1), value))).toBe(true);
  expect([1, 5].some((value) => isCorrect(known(3, 1), value))).toBe(false);
});

test("a tolerance of zero asks for the exact answer, binary noise aside", () => {
  expect(isCorrect(known(0.3, 0), 0.1 + 0.2)).toBe(true);
  expect(isCorrect(known(0.3, 0), 0.31)).toBe(false);
});

test("an answer in the accepted set is right however far away it is", () => {
  expect(isCorrect(known(3, 0, [0]), 0)).toBe(true);
  expect(isCorrect(known(3, 0, [0]), 1)).toBe(false);
});

test("Not Applicable is wrong unless the known answer accepts it, and then a number is right too", () => {
  expect(isCorrect(known(0, 5), null)).toBe(false);
  const either = { ...known(0, 0), acceptsNotApplicable: true };
  expect(isCorrect(either, null)).toBe(true);
  expect(isCorrect(either, 0)).toBe(true);
  expect(isCorrect(either, 1)).toBe(false);
});

test("a missed question names the right values of its scale", () => {
  const scale = { step: 1, points: [{ value: 0 }, { value: 5 }] };
  expect(acceptedValues(known(5, 1), scale)).toEqual([4, 5]);
  expect(acceptedValues(known(5, 0, [0]), scale)).toEqual([0, 5]);
  expect(acceptedValues({ ...known(5, 0), acceptsNotApplicable: true }, scale)).toEqual([5, "NA"]);
});

test("on a fine scale it names the lowest and the highest, cut at the ends", () => {
  const scale = { step: 0.05, points: [{ value: 0 }, { value: 10 }] };
  expect(acceptedValues(known(9.5, 1), scale)).toEqual([8.5, 10]);
});
