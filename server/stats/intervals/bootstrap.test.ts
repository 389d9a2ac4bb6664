import { expect, test } from "vitest";
import { bootstrapInterval, withBootstrapInterval } from "./bootstrap";

test("the interval runs from the 2.5 % to the 97.5 % point, whatever the order", () => {
  // numpy.quantile(range(41), [0.025, 0.975]) = [1, 39].
  const replicates = Float64Array.from({ length: 41 }, (_, at) => (at * 17) % 41);
  expect(bootstrapInterval(replicates)).toEqual({
    low: 1,
    high: 39,
    replicates: 41,
    method: "bootstrap-by-item",
  });
});

test("without samples there is no interval, and an undefined estimate stays what it is", () => {
  expect(bootstrapInterval(new Float64Array(0))).toBeNull();
  const undefinedEstimate = { value: null, reason: "no_pairs" } as const;
  expect(withBootstrapInterval(undefinedEstimate, Float64Array.of(1))).toEqual(undefinedEstimate);
  expect(withBootstrapInterval({ value: 1, n: 2 }, new Float64Array(0))).toEqual({
    value: null,
    reason: "no_replicates",
  });
});

test("an estimate keeps what it came with", () => {
  expect(withBootstrapInterval({ value: 0.5, n: 7 }, Float64Array.of(0.4))).toMatchObject({
    value: 0.5,
    n: 7,
    low: 0.4,
    high: 0.4,
  });
});
