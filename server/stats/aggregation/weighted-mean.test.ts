import { expect, test } from "vitest";
import { locate } from "./location";
import { meanLocation } from "./mean-location";
import { weightedMeanGold } from "./weighted-mean";

test("three weighted judgments have the mean and interval computed in numpy", () => {
  expect(weightedMeanGold([1, 4, 5], [0.9, 0.3, 0.6])).toEqual({
    value: expect.closeTo(2.8333333333333335, 12),
    n: 3,
    sd: expect.closeTo(2.081665999466133, 12),
    low: expect.closeTo(-3.5624350650573864, 10),
    high: expect.closeTo(9.229101731724054, 10),
  });
});

test("equal weights give the plain mean and its interval", () => {
  const plain = locate(meanLocation, [1, 4, 5, 5], 0);
  const weighted = weightedMeanGold([1, 4, 5, 5], [0.5, 0.5, 0.5, 0.5]);
  expect(weighted.value).toBeCloseTo(plain.value ?? NaN, 12);
  expect(weighted).toHaveProperty("low", expect.closeTo("low" in plain ? (plain.low ?? NaN) : NaN, 10));
});

test("judgments nobody trusts count alike, and one trusted judgment has no interval", () => {
  expect(weightedMeanGold([1, 4], [0, 0]).value).toBe(2.5);
  expect(weightedMeanGold([1, 4], [0, 2])).toMatchObject({ value: 4, n: 2, low: null, high: null });
});
