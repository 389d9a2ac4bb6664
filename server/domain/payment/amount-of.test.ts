import { expect, test } from "vitest";
import { amountOf } from "./amount-of";

test("minor units are said as a decimal number of the currency", () => {
  expect(amountOf({ payPerHitMinor: 20, currency: "USD" }, 80)).toEqual({ amount: 0.8, currency: "USD" });
  expect(amountOf({ payPerHitMinor: 0, currency: "EUR" }, 0)).toEqual({ amount: 0, currency: "EUR" });
});

test("where pay was agreed elsewhere nothing is said to be due", () => {
  expect(amountOf({ payPerHitMinor: null, currency: "USD" }, 0)).toBeNull();
});
