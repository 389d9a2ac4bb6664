import fc from "fast-check";
import { expect, test } from "vitest";
import { bonusLines } from "./bonus-lines";
import { ProlificError } from "./prolific-error";

const line = (amountMinor: number) => bonusLines([{ submissionId: "60f1", amountMinor }]);

test.each([
  [1, "60f1,0.01"],
  [7, "60f1,0.07"],
  [10, "60f1,0.10"],
  [99, "60f1,0.99"],
  [100, "60f1,1.00"],
  [150, "60f1,1.50"],
  [123_456, "60f1,1234.56"],
  [Number.MAX_SAFE_INTEGER, "60f1,90071992547409.91"],
])("%i in minor units is %s", (minor, expected) => {
  expect(line(minor)).toBe(expected);
});

test("every amount is written with two places and none of it is lost", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (minor) => {
      const amount = line(minor).split(",")[1]!;
      expect(amount).toMatch(/^(0|[1-9]\d*)\.\d\d$/);
      expect(BigInt(amount.replace(".", ""))).toBe(BigInt(minor));
    }),
  );
});

test.each([0, -1, 1.5, NaN, Infinity, 2 ** 53])("%d is no amount of a bonus", (minor) => {
  expect(() => line(minor)).toThrow(ProlificError);
});

test("each bonus has a line, and an id cannot bring another", () => {
  const two = [
    { submissionId: "60f1", amountMinor: 150 },
    { submissionId: "60f2", amountMinor: 25 },
  ];
  expect(bonusLines(two)).toBe("60f1,1.50\n60f2,0.25");
  expect(() => bonusLines([{ submissionId: "60f1,999.00\n60f2", amountMinor: 1 }])).toThrow(ProlificError);
});
