import { expect, test } from "vitest";
import { correlationText } from "./correlation-text";

test("a correlation has two decimals and a real minus", () => {
  expect([0.856, 1, -0.5].map(correlationText)).toEqual(["0.86", "1.00", "−0.50"]);
});

test("what rounds to zero has no sign", () => {
  expect(correlationText(-0.001)).toBe("0.00");
});
