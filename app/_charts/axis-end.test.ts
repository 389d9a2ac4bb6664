import { expect, test } from "vitest";
import { axisEnd } from "./axis-end";

test("an axis ends at a round number that holds the highest bar", () => {
  expect([0, 1, 2, 3, 7, 10, 11, 63, 100, 101, 2310].map(axisEnd)).toEqual([
    2, 2, 2, 4, 8, 10, 20, 80, 100, 200, 4000,
  ]);
});
