import { expect, test } from "vitest";
import { nextStep } from "./next-step";

test("a study without work is paused, and started again only if we paused it", () => {
  expect(nextStep({ status: "ACTIVE", isPausedByUs: false, canLease: false })).toBe("PAUSE");
  expect(nextStep({ status: "PAUSED", isPausedByUs: true, canLease: true })).toBe("START");
  expect(nextStep({ status: "PAUSED", isPausedByUs: false, canLease: true })).toBeNull();
  expect(nextStep({ status: "ACTIVE", isPausedByUs: false, canLease: true })).toBeNull();
});
