import fc from "fast-check";
import { expect, test } from "vitest";
import {
  distributionOf,
  manhattanDistance,
  meanOfDistribution,
  wassersteinDistance,
  weightedDistribution,
} from "./distribution";

test("the Wasserstein distance is that of the examples of scipy.stats.wasserstein_distance", () => {
  expect(wassersteinDistance(distributionOf([0, 1, 3]), distributionOf([5, 6, 8]))).toBeCloseTo(5, 12);
  const quarter = [weightedDistribution([0, 1], [3, 1]), weightedDistribution([0, 1], [2, 2])] as const;
  expect(wassersteinDistance(...quarter)).toBeCloseTo(0.25, 12);
  const four = weightedDistribution([3.4, 3.9, 7.5, 7.8], [1.4, 0.9, 3.1, 7.2]);
  const two = weightedDistribution([4.5, 1.4], [3.2, 3.5]);
  expect(wassersteinDistance(four, two)).toBeCloseTo(4.078_133_143_804_786, 12);
});

test("the Manhattan distance adds up the differences of shares", () => {
  const judged = distributionOf([3, 4, 4, 5]);
  expect(manhattanDistance(judged, weightedDistribution([3, 4], [0.5, 0.5]))).toBeCloseTo(0.5, 12);
  expect(manhattanDistance(judged, distributionOf([4]))).toBe(1);
  expect(manhattanDistance(judged, distributionOf([2]))).toBe(2);
});

test("values that come again add up, and those of weight 0 are left out", () => {
  expect(weightedDistribution([2, 1, 2, 9], [1, 2, 1, 0])).toEqual({ values: [1, 2], shares: [0.5, 0.5] });
  expect(() => weightedDistribution([1], [0])).toThrow(RangeError);
  expect(() => distributionOf([])).toThrow(RangeError);
});

const values = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 8 });

test("both distances are 0 for equal distributions, symmetric, and keep the triangle inequality", () => {
  fc.assert(
    fc.property(values, values, values, (...lists) => {
      const [a, b, c] = lists.map(distributionOf) as [ReturnType<typeof distributionOf>, never, never];
      for (const distance of [wassersteinDistance, manhattanDistance]) {
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b)).toBeCloseTo(distance(b, a), 12);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 1e-9);
      }
    }),
  );
});

test("from one value the Wasserstein distance is the mean absolute difference; it never lies below that of the means", () => {
  fc.assert(
    fc.property(values, fc.integer({ min: -20, max: 80 }), values, (judged, tenths, others) => {
      const score = tenths / 10;
      const expected = judged.reduce((total, value) => total + Math.abs(value - score), 0) / judged.length;
      expect(wassersteinDistance(distributionOf(judged), distributionOf([score]))).toBeCloseTo(expected, 9);
      const [one, other] = [distributionOf(judged), distributionOf(others)];
      const means = Math.abs(meanOfDistribution(one) - meanOfDistribution(other));
      expect(wassersteinDistance(one, other)).toBeGreaterThanOrEqual(means - 1e-9);
    }),
  );
});
