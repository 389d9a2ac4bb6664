import { expect, test } from "vitest";
import { mean } from "./mean";
import { randomInt, randomNormal, seededRandom, shuffled } from "./random";
import { populationStandardDeviation } from "./standard-deviation";

function draws<T>(count: number, draw: () => T): T[] {
  return Array.from({ length: count }, draw);
}

/** Σ (observed − expected)² / expected over the kinds, all of which are expected equally often. */
function chiSquare(observed: readonly string[], kinds: number): number {
  const counts = new Map<string, number>();
  for (const kind of observed) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const expected = observed.length / kinds;
  const unseen = (kinds - counts.size) * expected;
  return [...counts.values()].reduce((total, count) => total + (count - expected) ** 2 / expected, unseen);
}

test("a seed always gives the same numbers, and another seed gives others", () => {
  expect(draws(5, seededRandom(7))).toEqual(draws(5, seededRandom(7)));
  expect(draws(5, seededRandom(7))).not.toEqual(draws(5, seededRandom(8)));
  expect(draws(5, seededRandom(-7))).not.toEqual(draws(5, seededRandom(7)));
});

test("the first numbers of seed 1 are those of an independent computation in Python", () => {
  expect(draws(3, seededRandom(1))).toEqual([0.3946724931250869, 0.1477500889354657, 0.16688351314326166]);
});

test("numbers lie in [0, 1) and average to one half", () => {
  const numbers = draws(20_000, seededRandom(3));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(mean(numbers).value).toBeCloseTo(0.5, 2);
});

test("each whole number below n is drawn equally often", () => {
  const random = seededRandom(5);
  // 99.9 % point of chi-square with 5 degrees of freedom: 20.5.
  expect(
    chiSquare(
      draws(6_000, () => String(randomInt(random, 6))),
      6,
    ),
  ).toBeLessThan(20.5);
});

test("each order of four values comes up equally often", () => {
  const random = seededRandom(11);
  const orders = draws(24_000, () => shuffled(random, ["a", "b", "c", "d"]).join(""));
  expect(new Set(orders).size).toBe(24);
  // 99.9 % point of chi-square with 23 degrees of freedom: 49.7.
  expect(chiSquare(orders, 24)).toBeLessThan(49.7);
});

test("shuffling leaves the given list alone and keeps undefined values", () => {
  const given = [1, undefined, 3];
  const result = shuffled(seededRandom(2), given);
  expect(given).toEqual([1, undefined, 3]);
  expect(result).toHaveLength(3);
  expect(new Set(result)).toEqual(new Set(given));
});

test("normal draws have mean 0 and standard deviation 1", () => {
  const random = seededRandom(13);
  const numbers = draws(20_000, () => randomNormal(random));
  expect(Math.abs(mean(numbers).value ?? NaN)).toBeLessThan(0.03);
  expect(populationStandardDeviation(numbers).value).toBeCloseTo(1, 1);
  expect(numbers.filter((value) => Math.abs(value) < 1.96).length / 20_000).toBeCloseTo(0.95, 2);
});

test("a normal draw is finite for the extremes of its source", () => {
  expect(Number.isFinite(randomNormal(() => 0))).toBe(true);
  expect(Number.isFinite(randomNormal(() => 1 - 2 ** -53))).toBe(true);
});

test("seeds and ranges that are not whole numbers are refused", () => {
  expect(() => seededRandom(0.5)).toThrow(RangeError);
  expect(() => randomInt(Math.random, 0)).toThrow(RangeError);
  expect(() => randomInt(Math.random, 2.5)).toThrow(RangeError);
});
