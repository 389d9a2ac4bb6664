import { expect, test } from "vitest";
import { parseNumberCell } from "./parse-number";

test.each([
  ["4.4", 4.4],
  [" 5.000 ", 5],
  ["-1", -1],
  [".5", 0.5],
  ["1e-1", 0.1],
])("%j is a number", (text, value) => {
  expect(parseNumberCell(text)).toBe(value);
});

test.each(["", "3,5", "NA", "NaN", "Infinity", "0x10", "1e999", "1 2", "four", "٣"])("%j is not", (text) => {
  expect(parseNumberCell(text)).toBeNull();
});
