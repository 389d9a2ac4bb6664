import { expect, test } from "vitest";
import { williamsTest } from "./williams-test";

test("the example of Steiger's paper: correlations .4 and .5 that share a variable, .1 between the others, n = 103", () => {
  // The psych package of R (r.test, Steiger case A) prints t = -.89 and p < .37.
  expect(williamsTest({ a: 0.4, b: 0.5, between: 0.1, n: 103 })).toMatchObject({
    value: expect.closeTo(-0.8913, 4) as number,
    df: 100,
    p: expect.closeTo(0.375, 3) as number,
  });
});

test("the closer two runs are to each other, the smaller the difference that is found", () => {
  const tOf = (between: number) => williamsTest({ a: 0.72, b: 0.7, between, n: 750 }).value ?? NaN;
  expect(tOf(0.5)).toBeLessThan(1.5);
  expect(tOf(0.9)).toBeGreaterThan(1.5);
  expect(tOf(0.99)).toBeGreaterThan(4);
});

test("the other way round t has the other sign", () => {
  const one = williamsTest({ a: 0.6, b: 0.5, between: 0.4, n: 40 });
  const other = williamsTest({ a: 0.5, b: 0.6, between: 0.4, n: 40 });
  expect(other.value).toBeCloseTo(-(one.value ?? NaN), 14);
});

test("equal runs do not differ, and three items or perfect runs tell nothing", () => {
  expect(williamsTest({ a: 0.6, b: 0.6, between: 1, n: 10 })).toMatchObject({ value: 0, p: 1 });
  expect(williamsTest({ a: 1, b: 1, between: 1, n: 10 })).toMatchObject({ value: 0, p: 1 });
  expect(williamsTest({ a: 0.6, b: 0.5, between: 0.4, n: 3 })).toEqual({
    value: null,
    reason: "too_few_pairs",
  });
  expect(williamsTest({ a: 1, b: -1, between: -1, n: 10 })).toEqual({
    value: null,
    reason: "perfect_correlation",
  });
});
