import { expect, test } from "vitest";
import { holdsPlace, isFinalStatus, vendorPay } from "./vendor-pay";

const rates = { rewardMinor: 205, screenOutMinor: 10 };

test.each([
  ["APPROVED", 210],
  ["PARTIALLY APPROVED", 107],
  ["SCREENED OUT", 15],
  ["RETURNED", 5],
  ["AWAITING REVIEW", 5],
] as const)("a submission that is %s is paid %i minor units", (status, paid) => {
  expect(vendorPay({ status, percentage: 50, bonusMinor: 5 }, rates)).toBe(paid);
});

test("a place that was given back opens again, one that waits does not", () => {
  expect([holdsPlace("RETURNED"), holdsPlace("AWAITING REVIEW")]).toEqual([false, true]);
  expect([isFinalStatus("RETURNED"), isFinalStatus("AWAITING REVIEW")]).toEqual([true, false]);
});
