import { expect, test } from "vitest";
import { readNumber, writeNumber } from "./written-number";

test("a share is written in percent and read back as it was", () => {
  for (const share of [0, 0.07, 0.29, 0.667, 1]) {
    expect(readNumber(writeNumber(share, "percent"), "percent")).toBe(share);
  }
  expect(writeNumber(0.07, "percent")).toBe("7");
});

test("money is written with two decimals and read in whole minor units", () => {
  expect(writeNumber(18_760, "money")).toBe("187.60");
  expect(readNumber("0.29", "money")).toBe(29);
});

test("minutes are written in hours and read in whole minutes", () => {
  expect(writeNumber(90, "hours")).toBe("1.5");
  expect(readNumber("0.33", "hours")).toBe(20);
});

test("an empty field is no number, and no number is an empty field", () => {
  expect(readNumber(" ", "plain")).toBeNull();
  expect(writeNumber(null, "percent")).toBe("");
});
