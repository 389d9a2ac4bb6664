import { expect, test } from "vitest";
import { goldDoubt } from "./gold-doubt";

test("a correlation with few gold answers is doubtful, and of whom it would take out some may be above the bound", () => {
  // r = .20 of nine answers: from −.53 to .76. r = −.9 of twelve: up to −.68.
  const figures = [
    { value: 0.2, n: 9, isBeyond: true },
    { value: -0.9, n: 12, isBeyond: true },
    { value: 0.8, n: 12, isBeyond: false },
  ];
  expect(goldDoubt(figures, 0.5)).toEqual({ median: 12, beyond: 2, unsure: 1 });
});

test("with thirty gold answers in the middle, or nobody to judge, there is nothing to warn of", () => {
  expect(goldDoubt([{ value: 0.2, n: 30, isBeyond: true }], 0.5)).toBeNull();
  expect(goldDoubt([], 0.5)).toBeNull();
});
