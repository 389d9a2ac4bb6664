import { expect, test } from "vitest";
import { minorOf } from "./minor-of";

test("a sum is read with a point or a comma", () => {
  expect(["0.5", "0,57", "12", "10000"].map(minorOf)).toEqual([50, 57, 1200, 1_000_000]);
});

test("nothing, parts of a hundredth, zero, less and too much are no sums", () => {
  expect(["", "0.505", "0", "-1", "10000.01", "five"].map(minorOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
