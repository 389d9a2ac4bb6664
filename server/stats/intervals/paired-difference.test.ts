import fc from "fast-check";
import { expect, test } from "vitest";
import { pairedDifference } from "./paired-difference";

test("the difference of two shares has the Bonett–Price interval", () => {
  // Python, from the formula.
  const most = pairedDifference(22, 5, 49);
  expect(most).toMatchObject({ value: 17 / 49, n: 49 });
  expect(most).toMatchObject({
    low: expect.closeTo(0.14769557837, 10) as number,
    high: expect.closeTo(0.51897108829, 10) as number,
  });
  expect(pairedDifference(3, 17, 48)).toMatchObject({
    low: expect.closeTo(-0.44667762355, 10) as number,
    high: expect.closeTo(-0.11332237645, 10) as number,
  });
});

test("an interval never leaves −1 to 1, and without trials there is none", () => {
  expect(pairedDifference(5, 0, 5)).toMatchObject({ value: 1, high: 1 });
  expect(pairedDifference(0, 5, 5)).toMatchObject({ value: -1, low: -1 });
  expect(pairedDifference(0, 0, 0)).toEqual({ value: null, reason: "no_trials" });
});

test("outcomes turned round turn the interval round", () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), fc.nat(30), (ones, others, rest) => {
      const n = ones + others + rest + 1;
      const one = pairedDifference(ones, others, n);
      const turned = pairedDifference(others, ones, n);
      if (one.value === null || turned.value === null) throw new Error("There were trials.");
      expect(one.value + turned.value).toBeCloseTo(0, 12);
      expect(one.low + turned.high).toBeCloseTo(0, 12);
      expect(one.low <= one.value && one.value <= one.high).toBe(true);
    }),
  );
});

test("counts that cannot be of as many trials are refused", () => {
  expect(() => pairedDifference(3, 3, 5)).toThrow("3 and 3 are not outcomes of 5 trials");
  expect(() => pairedDifference(-1, 0, 5)).toThrow(RangeError);
});
