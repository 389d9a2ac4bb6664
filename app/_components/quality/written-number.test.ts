import { expect, test } from "vitest";
import { readNumber, writeNumber } from "./written-number";

test("a share is written in percent and read back as it was", () => {
  for (const share of [0, 0.07, 0.29, 0.667, 1]) {
    expect(readNumber(writeNumber(share, 100), 100, false)).toBe(share);
  }
  expect(writeNumber(0.07, 100)).toBe("7");
});

test("money is read in whole minor units", () => {
  expect(readNumber("0.29", 0.01, true)).toBe(29);
  expect(writeNumber(18_760, 0.01)).toBe("187.6");
});

test("an empty field is no number, and no number is an empty field", () => {
  expect(readNumber(" ", 1, false)).toBeNull();
  expect(writeNumber(null, 100)).toBe("");
});
