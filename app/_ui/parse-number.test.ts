import { expect, test } from "vitest";
import { parseNumber } from "./parse-number";

test("a decimal point, a decimal comma and a real minus are read", () => {
  expect(["0.25", "0,25", "−1", " 5 "].map(parseNumber)).toEqual([0.25, 0.25, -1, 5]);
});

test("an empty text, words and grouped digits are no numbers", () => {
  expect(["", "five", "1,000.5", "1e3", "."].map(parseNumber)).toEqual([null, null, null, null, null]);
});
