import { expect, test } from "vitest";
import { payTotals, sumPay, type PaySums } from "./pay-totals";

const sums: PaySums = { pages: 5, dueMinor: 100, bonusMinor: 30, approvedMinor: 90, paidMinor: 50 };

test("what is open, to pay and paid is together all that was earned", () => {
  const { openMinor, toPayMinor, paidMinor } = payTotals(sums);
  expect({ openMinor, toPayMinor }).toEqual({ openMinor: 40, toPayMinor: 40 });
  expect(openMinor + toPayMinor + paidMinor).toBe(130);
});

test("once everything is paid nothing is open or to pay", () => {
  expect(payTotals({ ...sums, approvedMinor: 130, paidMinor: 130 })).toMatchObject({
    openMinor: 0,
    toPayMinor: 0,
  });
});

test("the totals of several people add up, and of nobody are zero", () => {
  expect(sumPay([sums, sums])).toEqual(
    payTotals({ pages: 10, dueMinor: 200, bonusMinor: 60, approvedMinor: 180, paidMinor: 100 }),
  );
  expect(sumPay([])).toMatchObject({ pages: 0, openMinor: 0, toPayMinor: 0 });
});
