import { expect, test } from "vitest";
import { inverseFrequencies, tfIdfCosine } from "./tf-idf-cosine";

test("a token weighs more the fewer documents have it", () => {
  const weightOf = inverseFrequencies([["a", "b", "b"], ["a"]]);
  expect(weightOf("a")).toBe(1);
  expect(weightOf("b")).toBeCloseTo(Math.log(3 / 2) + 1, 15);
  expect(weightOf("c")).toBeCloseTo(Math.log(3) + 1, 15);
});

test("texts agree as the cosine of counts times weights", () => {
  const weightOf = (token: string) => (token === "a" ? 1 : 2);
  // (2, 2, 0) and (1, 0, 2) over a, b and c.
  expect(tfIdfCosine(["a", "b", "a"], ["c", "a"], weightOf).value).toBeCloseTo(2 / Math.sqrt(8 * 5), 15);
  expect(tfIdfCosine(["a", "b"], ["b", "a"], weightOf).value).toBe(1);
  expect(tfIdfCosine(["a"], ["b"], weightOf)).toEqual({ value: 0 });
});

test("a text without tokens has no similarity", () => {
  expect(tfIdfCosine([], ["a"], () => 1)).toEqual({ value: null, reason: "no_tokens" });
});
