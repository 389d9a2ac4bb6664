import fc from "fast-check";
import { expect, test } from "vitest";
import { numberKinds, readNumber, writeNumber, type NumberKindName } from "./written-number";

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
  expect(readNumber(writeNumber(20, "hours"), "hours")).toBe(20);
});

test("an empty field is no number, and no number is an empty field", () => {
  expect(readNumber(" ", "plain")).toBe("notNumber");
  expect(writeNumber(null, "percent")).toBe("");
});

test("a number is taken as it was written, or not at all", () => {
  expect(readNumber("0.001", "money")).toBe("belowCent");
  expect(readNumber("1.005", "money")).toBe("partOfCent");
  expect(readNumber("0.33", "hours")).toBe("wholeMinutes");
  expect(readNumber("66.666667", "percent")).toBe("tooFine");
  const kinds = fc.constantFrom(...(Object.keys(numberKinds) as NumberKindName[]));
  fc.assert(
    fc.property(
      kinds,
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.integer({ min: 0, max: 6 }),
      (kind, value, digits) => {
        const text = value.toFixed(digits);
        const read = readNumber(text, kind);
        if (typeof read === "number") expect(Number(writeNumber(read, kind))).toBe(Number(text));
      },
    ),
  );
});
