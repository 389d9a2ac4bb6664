import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { hitsPaidFor } from "./hits-paid-for";

const settings = { ...noPolicies, payPerHitMinor: 20, limits: { ...noPolicies.limits, budgetMinor: 1_010 } };

test("a budget pays for whole pages", () => {
  expect(hitsPaidFor(settings)).toBe(50);
});

test("what qualifying costs is no longer there for pages, and there is never less than nothing", () => {
  const qualification = { kind: "training", size: 4, needed: 0 } as const;
  expect(hitsPaidFor({ ...settings, qualification, qualificationPayMinor: 10 })).toBe(40);
  expect(hitsPaidFor({ ...settings, qualification, qualificationPayMinor: 100 })).toBe(0);
});

test("without a budget, or without pay, no number of pages is the last", () => {
  expect(hitsPaidFor({ ...settings, limits: noPolicies.limits })).toBeNull();
  expect(hitsPaidFor({ ...settings, payPerHitMinor: null })).toBeNull();
  expect(hitsPaidFor({ ...settings, payPerHitMinor: 0 })).toBeNull();
});
