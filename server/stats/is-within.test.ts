import { expect, test } from "vitest";
import { isWithin } from "./is-within";

test("a decimal distance is as far as it says, although it has no exact binary form", () => {
  expect(0.8 - 0.7).toBeGreaterThan(0.1);
  expect(isWithin(0.1, 0.8, 0.7)).toBe(true);
  expect(isWithin(0.1, 0.6, 0.7)).toBe(true);
  expect(isWithin(0.1, 0.81, 0.7)).toBe(false);
  expect(isWithin(0, 0.1 + 0.2, 0.3)).toBe(true);
});
