import { expect, test } from "vitest";
import { alphaReading } from "./alpha-reading";

test("alpha is read at the bounds that Krippendorff gives, each of them included", () => {
  expect([1, 0.8, 0.7999, 0.667, 0.6669, 0, -0.2].map(alphaReading)).toEqual([
    "reliable",
    "reliable",
    "tentative",
    "tentative",
    "low",
    "low",
    "low",
  ]);
});
