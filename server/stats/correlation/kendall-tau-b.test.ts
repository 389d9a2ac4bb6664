import fc from "fast-check";
import { expect, test } from "vitest";
import { kendallTauB } from "./kendall-tau-b";

test("tied values correlate as scipy.stats.kendalltau says", () => {
  const x = [1, 2, 2, 3, 5, 5, 5, 7, 8, 9];
  const y = [2, 1, 4, 4, 4, 6, 9, 7, 7, 10];
  const found = kendallTauB(x, y);
  expect(found.value).toBeCloseTo(0.7560975609756098, 14);
  expect(found).toHaveProperty("n", 10);
  expect(kendallTauB([...x, null], [...y, 3])).toEqual(found);
});

const scores = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 })), {
  minLength: 2,
  maxLength: 40,
});

test("it is the count over all pairs of positions, written out", () => {
  fc.assert(
    fc.property(scores, (pairs) => {
      const { value } = kendallTauB(
        pairs.map(([x]) => x),
        pairs.map(([, y]) => y),
      );
      const expected = tauByPairs(pairs);
      if (value === null) expect(expected).toBeNaN();
      else expect(value).toBeCloseTo(expected, 12);
    }),
  );
});

test("it is the same from either side, and turning one round changes the sign", () => {
  fc.assert(
    fc.property(scores, (pairs) => {
      const x = pairs.map(([left]) => left);
      const y = pairs.map(([, right]) => right);
      const { value } = kendallTauB(x, y);
      fc.pre(value !== null);
      expect(kendallTauB(y, x).value).toBeCloseTo(value, 12);
      expect(
        kendallTauB(
          x,
          y.map((score) => -score),
        ).value,
      ).toBeCloseTo(-value, 12);
    }),
  );
});

test("a constant side, a single pair and infinities have no correlation", () => {
  expect(kendallTauB([1, 1], [3, 4])).toEqual({ value: null, reason: "no_variance" });
  expect(kendallTauB([1], [3])).toEqual({ value: null, reason: "too_few_pairs" });
  expect(kendallTauB([1, NaN], [3, 4])).toEqual({ value: null, reason: "not_finite" });
});

function tauByPairs(pairs: readonly (readonly [number, number])[]): number {
  let net = 0;
  let untiedX = 0;
  let untiedY = 0;
  pairs.forEach(([x, y], at) =>
    pairs.slice(at + 1).forEach(([otherX, otherY]) => {
      net += Math.sign(x - otherX) * Math.sign(y - otherY);
      untiedX += Number(x !== otherX);
      untiedY += Number(y !== otherY);
    }),
  );
  return net / Math.sqrt(untiedX * untiedY);
}
