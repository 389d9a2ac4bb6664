import { expect, test } from "vitest";
import { cosine } from "./cosine";

test("the cosine of the angle, whatever the lengths", () => {
  expect(cosine(Float64Array.of(1, 0), Float64Array.of(5, 5))).toBeCloseTo(Math.SQRT1_2, 12);
  expect(cosine(Float64Array.of(2, 1), Float64Array.of(-4, -2))).toBeCloseTo(-1, 14);
  expect(cosine(Float64Array.of(0, 0), Float64Array.of(1, 2))).toBe(0);
});
