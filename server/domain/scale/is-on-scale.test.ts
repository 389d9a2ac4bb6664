import { expect, test } from "vitest";
import { admissibleValues } from "./admissible-values";
import { isOnScale } from "./is-on-scale";

const scale = (min: number, max: number, step: number) => ({
  step,
  points: [{ value: min }, { value: max }],
});

test("whole points from 0 to 5 are on the scale and nothing between or beside them", () => {
  const points = scale(0, 5, 1);
  expect([0, 1, 5].every((value) => isOnScale(points, value))).toBe(true);
  expect([-1, 0.5, 5.5, 6, NaN, Infinity].some((value) => isOnScale(points, value))).toBe(false);
});

test("decimal steps are on the scale although they have no exact binary form", () => {
  expect(isOnScale(scale(0, 10, 0.05), 7.35)).toBe(true);
  expect(isOnScale(scale(0, 10, 0.05), 0.1 + 0.2)).toBe(true);
  expect(isOnScale(scale(0, 10, 0.05), 7.36)).toBe(false);
});

test("a scale may begin below zero", () => {
  expect(isOnScale(scale(-1, 1, 0.5), -0.5)).toBe(true);
  expect(isOnScale(scale(-1, 1, 0.5), -1.5)).toBe(false);
});

test("the admissible values are written as people write them, and all are on the scale", () => {
  const tenths = scale(0, 0.5, 0.1);
  expect(admissibleValues(tenths)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  const fine = scale(0, 10, 0.05);
  expect(admissibleValues(fine)).toHaveLength(201);
  expect(admissibleValues(fine).every((value) => isOnScale(fine, value))).toBe(true);
});
