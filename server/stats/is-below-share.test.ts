import { expect, test } from "vitest";
import { isBelowShare } from "./is-below-share";

test.each([
  [2 / 3, 0.667],
  [2 / 3, 2 / 3],
  [1 / 3, 0.333],
  [5 / 6, 0.833],
  [0.1 + 0.2, 0.3],
  [0.3, 0.1 + 0.2],
  [0, 0],
])("%d is not below %d", (share, bound) => {
  expect(isBelowShare(share, bound)).toBe(false);
});

test.each([
  [2 / 3, 0.67],
  [2 / 3, 0.7],
  [0.665, 0.667],
  [0, 0.001],
  [0.999, 1],
])("%d is below %d", (share, bound) => {
  expect(isBelowShare(share, bound)).toBe(true);
});
