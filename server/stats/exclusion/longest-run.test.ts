import { expect, test } from "vitest";
import { longestRun } from "./longest-run";

test("the longest run may stand anywhere, and N/A is an answer like others", () => {
  expect(longestRun([1, 2, 2, 2, 3, 3])).toBe(3);
  expect(longestRun([2, null, null])).toBe(2);
  expect(longestRun([4])).toBe(1);
  expect(longestRun([])).toBe(0);
});
