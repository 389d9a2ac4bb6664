import { expect, test } from "vitest";
import { correlationText } from "./correlation-text";

test("a correlation has two decimals and a real minus", () => {
  expect([0.856, 1, -0.5].map((value) => correlationText(value, "en"))).toEqual(["0.86", "1.00", "−0.50"]);
});

test("what rounds to zero has no sign", () => {
  expect(correlationText(-0.001, "en")).toBe("0.00");
});

test("a correlation has the decimal mark of its language", () => {
  expect(correlationText(-0.5, "de")).toBe("−0,50");
});
