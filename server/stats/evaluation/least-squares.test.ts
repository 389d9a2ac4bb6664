import fc from "fast-check";
import { expect, test } from "vitest";
import { fittedToGold } from "./least-squares";

test("scores on a line through the gold become the gold", () => {
  fittedToGold([10, 20, 40], [1, 2, 4]).forEach((value, at) => expect(value).toBeCloseTo([1, 2, 4][at]!, 12));
});

test("the fit of scattered scores is that of numpy.polyfit", () => {
  // numpy.polyfit([1, 2, 4, 7], [2, 1, 4, 5], 1) = [0.61904762, 0.83333333].
  const fitted = fittedToGold([1, 2, 4, 7], [2, 1, 4, 5]);
  [1, 2, 4, 7].forEach((score, at) => expect(fitted[at]).toBeCloseTo((13 / 21) * score + 5 / 6, 12));
});

test("constant scores become the gold's mean", () => {
  expect(fittedToGold([0.1, 0.1, 0.1], [1, 2, 6])).toEqual([3, 3, 3]);
  expect(fittedToGold([], [])).toEqual([]);
});

test("what the fit leaves over has nothing to do with the scores", () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })), {
    minLength: 2,
  });
  fc.assert(
    fc.property(pairs, (given) => {
      const scores = given.map(([score]) => score);
      const gold = given.map(([, value]) => value);
      const left = fittedToGold(scores, gold).map((value, at) => gold[at]! - value);
      expect(left.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 8);
      expect(left.reduce((sum, value, at) => sum + value * scores[at]!, 0)).toBeCloseTo(0, 7);
    }),
  );
});
