import { expect, test } from "vitest";
import { withinBudget } from "./within-budget";

test("without a budget every page may be leased", () => {
  expect(withinBudget({ budgetMinor: null }, 1_000_000, 20)).toBe(true);
});

test("a page that takes the pay just up to the budget may be leased, and a minor unit more may not", () => {
  expect(withinBudget({ budgetMinor: 100 }, 80, 20)).toBe(true);
  expect(withinBudget({ budgetMinor: 100 }, 81, 20)).toBe(false);
});

test("a page without pay may be leased even when the budget is used up", () => {
  expect(withinBudget({ budgetMinor: 100 }, 120, 0)).toBe(true);
});
