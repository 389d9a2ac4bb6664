import { expect, test } from "vitest";
import { launchPlan, type PlannedSettings } from "./launch-plan";

const settings: PlannedSettings = {
  hitSize: 5,
  goldPerHit: 1,
  goldFrequency: { kind: "fixed" },
  qualification: { kind: "none" },
  overlap: 5,
};
const counts = (items: number, enabledGold: number) => ({
  items,
  enabledGold,
  testItems: 0,
  enabledTestItems: 0,
});

test("750 pairs, 60 of them gold, make 173 HITs and 3,750 judgments", () => {
  expect(launchPlan(settings, counts(750, 60))).toEqual({
    workItems: 690,
    usedGold: 60,
    hits: 173,
    judgments: 3_750,
  });
});

test("gold for which no HIT has a place is not judged", () => {
  expect(launchPlan(settings, counts(12, 8))).toMatchObject({ hits: 1, usedGold: 1, judgments: 25 });
});

test("without gold in the HITs every item is judged like the rest", () => {
  const plan = launchPlan({ ...settings, goldPerHit: 0 }, counts(12, 8));
  expect(plan).toEqual({ workItems: 12, usedGold: 0, hits: 3, judgments: 60 });
});

test("items of the test are no work, whether they are switched on or off", () => {
  const plan = launchPlan(settings, { ...counts(18, 8), testItems: 6, enabledTestItems: 5 });
  expect(plan).toEqual(launchPlan(settings, counts(12, 8)));
});

test("gold of a quiz is no work, though no HIT holds any", () => {
  const qualification = { kind: "quiz", size: 5, needed: 4, tries: 1, delayMinutes: 0 } as const;
  expect(launchPlan({ ...settings, goldPerHit: 0, qualification }, counts(20, 5))).toEqual({
    workItems: 15,
    usedGold: 0,
    hits: 3,
    judgments: 75,
  });
});

test("adaptive gold takes its share of the pages", () => {
  const adaptive = { ...settings, goldFrequency: { kind: "adaptive", high: 4, low: 2 } } as const;
  // 300 work items are three quarters of 400 places: 80 HITs of five, with 100 places for gold.
  expect(launchPlan(adaptive, counts(350, 50))).toMatchObject({ workItems: 300, hits: 80, usedGold: 50 });
});
