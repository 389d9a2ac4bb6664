import { expect, test } from "vitest";
import { binaryScore, type JudgedSimilarity } from "./binary-score";
import { choiceScore } from "./choice-score";

const pair = (similarity: number, same: boolean): JudgedSimilarity => ({ similarity, same });

test("a threshold that separates the fitted pairs lies among the true ones, and the same seed finds it again", () => {
  const pairs = Array.from({ length: 100 }, (_, at) => pair(at / 100, at >= 60));
  const { threshold, f, ...counts } = binaryScore(pairs, 1);
  expect(counts).toEqual({ fitted: 10, tested: 90 });
  expect(threshold.value).toBeGreaterThanOrEqual(0.6);
  expect(f.value).toBeGreaterThan(0.7);
  expect(binaryScore(pairs, 1)).toEqual({ threshold, f, ...counts });
});

test("F of a model that finds all alike is that of saying yes to everything", () => {
  const pairs = Array.from({ length: 200 }, (_, at) => pair(0.5, at % 4 === 0));
  // Five of 50 and 15 of 150 are fitted; of the rest 45 of 180 are the same.
  expect(binaryScore(pairs, 3)).toMatchObject({
    threshold: { value: 0.5 },
    f: { value: expect.closeTo(90 / 225, 12) as number },
    ...{ fitted: 20, tested: 180 },
  });
});

test("without a pair that means the same there is no threshold and no F", () => {
  const none = { value: null, reason: "no_positives" };
  expect(binaryScore([pair(1, false), pair(0, false)], 1)).toMatchObject({ threshold: none, f: none });
  expect(binaryScore([], 1)).toMatchObject({ threshold: none, fitted: 0, tested: 0 });
});

test("success and reciprocal rank by hand, equal similarities sharing their ranks", () => {
  const { successRate, mrr } = choiceScore([
    { similarities: [0.9, 0.1, 0.2, 0.3], answer: 0 },
    { similarities: [0.9, 0.1, 0.2, 0.3], answer: 2 },
    { similarities: [0.5, 0.5, 0.2, 0.3], answer: 1 },
    { similarities: [0.5, 0.5, 0.5, 0.5], answer: 3 },
  ]);
  expect(successRate.value).toBeCloseTo((1 + 0 + 1 / 2 + 1 / 4) / 4, 12);
  expect(mrr.value).toBeCloseTo((1 + 1 / 3 + 3 / 4 + (1 + 1 / 2 + 1 / 3 + 1 / 4) / 4) / 4, 12);
  expect(choiceScore([]).mrr).toEqual({ value: null, reason: "no_questions" });
});
