import fc from "fast-check";
import { expect, test } from "vitest";
import { majority } from "./majority";

test("the value chosen most often wins, with its votes", () => {
  expect(majority([3, 1, 3, 2])).toEqual({ value: 3, n: 4, votes: 2, tied: [3] });
});

test("of tied values the one nearest to the mean of all wins, and of two as near the lower", () => {
  expect(majority([0, 0, 4, 4, 5])).toMatchObject({ value: 4, tied: [0, 4] });
  expect(majority([5, 1])).toMatchObject({ value: 1, tied: [1, 5] });
});

test("no judgment has no majority", () => {
  expect(majority([])).toEqual({ value: null, reason: "no_judgments" });
});

test("the order of the judgments does not matter", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1 }), (values) => {
      expect(majority([...values].reverse())).toEqual(majority(values));
    }),
  );
});
