import { expect, test } from "vitest";
import { lowestFirst } from "./lowest-first";

test("the lowest comes first and what is undefined last", () => {
  expect(lowestFirst([0.5, null, -0.3, null, 0.9, 0.5], (figure) => figure)).toEqual([
    -0.3,
    0.5,
    0.5,
    0.9,
    null,
    null,
  ]);
});
