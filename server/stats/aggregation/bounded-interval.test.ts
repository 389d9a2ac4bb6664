import fc from "fast-check";
import { expect, test } from "vitest";
import { randomNormal, seededRandom } from "../random";
import { tReach } from "../intervals/t-reach";
import { wilsonInterval } from "../wilson-interval";
import { boundedInterval } from "./bounded-interval";
import { errorOfMean } from "./mean-location";

const scale = { min: 0, max: 4 };
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const intervalOf = (values: readonly number[], bounds = scale) =>
  boundedInterval(meanOf(values), errorOfMean(values)!, bounds);

// Python: numpy.roots of (m − μ)² = t² s² / n · μ (1 − μ) / (m (1 − m)) on the scale as 0 to 1, scipy.stats.t.ppf.
test.each([
  [[0, 1, 4], 0.09224967212, 3.823107038883],
  [[1, 2, 2], 0.616366485804, 2.947600931541],
  [[3, 4, 4, 4], 2.109035885982, 3.980269836701],
  [[0, 2, 3], 0.159710883238, 3.698522486446],
  [[2, 3], 0.13449354285, 3.950517512567],
])("of %j on 0 to 4: %d to %d", (values, low, high) => {
  expect(intervalOf(values).low).toBeCloseTo(low, 9);
  expect(intervalOf(values).high).toBeCloseTo(high, 9);
});

test("of judgments at both ends it is Wilson's, with t for z and n − 1 for n", () => {
  const values = [...Array<number>(30).fill(1), ...Array<number>(20).fill(0)];
  const { low, high } = intervalOf(values, { min: 0, max: 1 });
  const wilson = wilsonInterval(30, 50) as { low: number; high: number };
  expect(low).toBeCloseTo(wilson.low, 2);
  expect(high).toBeCloseTo(wilson.high, 2);
});

test("far from the ends it is that of Student's t", () => {
  const values = [49.9, 50, 50.1, 50.2];
  const { low, high } = intervalOf(values, { min: 0, max: 100 });
  const reach = tReach(3) * errorOfMean(values)!.standardError;
  expect(low).toBeCloseTo(50.05 - reach, 3);
  expect(high).toBeCloseTo(50.05 + reach, 3);
});

test("it holds the value and stays on the scale, whatever the judgments", () => {
  const values = fc.array(fc.double({ min: 0, max: 4, noNaN: true }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(values, (given) => {
      const { low, high } = intervalOf(given);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(meanOf(given));
      expect(high).toBeGreaterThanOrEqual(meanOf(given) - 1e-12);
      expect(high).toBeLessThanOrEqual(4);
    }),
  );
});

test.each([3, 5, 10])(
  "with %d judgments it holds the true mean as often as Student's, and is shorter",
  (n) => {
    const random = seededRandom(n);
    const rated = (truth: number) => Math.min(4, Math.max(0, Math.round(truth + 0.9 * randomNormal(random))));
    const tally = { bounded: 0, student: 0, boundedWidth: 0, studentWidth: 0, rounds: 4_000 };
    const truths = [0.3, 1, 2, 3.5];
    const means = truths.map((truth) => meanOf(Array.from({ length: 200_000 }, () => rated(truth))));
    for (let round = 0; round < tally.rounds; round += 1) {
      const at = round % truths.length;
      const values = Array.from({ length: n }, () => rated(truths[at]!));
      const error = errorOfMean(values)!;
      const reach = tReach(error.degrees) * error.standardError;
      const { low, high } = intervalOf(values);
      const mean = means[at]!;
      tally.bounded += Number(low <= mean && mean <= high);
      tally.student += Number(Math.abs(meanOf(values) - mean) <= reach);
      tally.boundedWidth += high - low;
      tally.studentWidth += 2 * reach;
    }
    expect(tally.bounded / tally.rounds).toBeGreaterThan(tally.student / tally.rounds - 0.01);
    expect(tally.boundedWidth).toBeLessThan(tally.studentWidth);
  },
);
