import { expect, test } from "vitest";
import { presets } from "@/server/domain/preset/presets";
import { campaignCost } from "./campaign-cost";

const settings = presets["sts-2012"].settings;
const paid = { ...settings, payPerHitMinor: 20, qualificationPayMinor: 10, plannedAnnotators: 30 };
const quiz = { kind: "quiz", size: 4, needed: 4, tries: 1, delayMinutes: 0 } as const;
const withBudget = (budgetMinor: number | null) => ({ ...settings.limits, budgetMinor });

test("every page is paid, and the qualification once for each person who is planned", () => {
  const cost = campaignCost({ ...paid, qualification: quiz }, 938);
  expect(cost).toMatchObject({ workMinor: 18_760, qualificationMinor: 300, sumMinor: 19_060 });
});

test("without a qualification its pay costs nothing", () => {
  expect(campaignCost({ ...paid, qualification: { kind: "none" } }, 938)?.sumMinor).toBe(18_760);
});

test("a budget that is just enough carries the campaign", () => {
  const cost = campaignCost({ ...paid, qualification: { kind: "none" }, limits: withBudget(18_760) }, 938);
  expect(cost).toMatchObject({ against: "within", lackMinor: 0 });
});

test("a budget that is a cent short does not, and the cent is named", () => {
  const cost = campaignCost({ ...paid, qualification: { kind: "none" }, limits: withBudget(18_759) }, 938);
  expect(cost).toMatchObject({ against: "beyond", lackMinor: 1 });
});

test("pay that was agreed elsewhere costs nothing here", () => {
  expect(campaignCost({ ...paid, payPerHitMinor: null }, 938)).toBeNull();
});
