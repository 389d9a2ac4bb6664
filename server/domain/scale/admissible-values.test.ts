import { expect, test } from "vitest";
import { admissibleCount, admissibleValues } from "./admissible-values";

const ends = (min: number, max: number) => [{ value: min }, { value: max }];

test("a scale of whole steps admits each whole number from end to end", () => {
  expect(admissibleValues({ step: 1, points: ends(0, 5) })).toEqual([0, 1, 2, 3, 4, 5]);
});

test("decimal steps come out as they are written", () => {
  expect(admissibleValues({ step: 0.1, points: ends(0, 0.3) })).toEqual([0, 0.1, 0.2, 0.3]);
});

test("a fine scale is counted without listing it", () => {
  expect(admissibleCount({ step: 0.05, points: ends(0, 10) })).toBe(201);
});

test("a scale may begin below zero", () => {
  expect(admissibleValues({ step: 2, points: ends(-2, 2) })).toEqual([-2, 0, 2]);
});
