import { expect, test } from "vitest";
import { evaluateDimensions } from "./evaluate-dimensions";

const gold = [0, 2, null, 5];

test("each dimension has its correlation, over the items with gold, and the mean takes each alike", () => {
  const { dimensions, mean } = evaluateDimensions([
    { dimension: "general", gold, scores: [0, 20, 7, 50] },
    { dimension: "time", gold: [5, 0, 5, 0], scores: [0, 5, 0, 5] },
  ]);
  expect(dimensions).toMatchObject([
    { dimension: "general", n: 3, pearson: { value: expect.closeTo(1, 12) as number } },
    { dimension: "time", n: 4, pearson: { value: -1 } },
  ]);
  expect(mean).toEqual({ value: expect.closeTo(0, 12) as number, dimensions: 2 });
});

test("a dimension without a correlation leaves no mean", () => {
  const scored = [{ dimension: "general", gold, scores: [1, 1, 1, 1] }];
  expect(evaluateDimensions(scored).mean).toEqual({ value: null, reason: "undefined_dimension" });
  expect(evaluateDimensions([]).mean).toEqual({ value: null, reason: "no_dimensions" });
});
