import { expect, test } from "vitest";
import { launchPlan, type PlannedSettings } from "./launch-plan";

const settings: PlannedSettings = {
  hitSize: 5,
  goldPerHit: 1,
  goldFrequency: { kind: "fixed" },
  qualification: { kind: "none" },
  overlap: 5,
  composition: "fixed",
};
const counts = (items: number, enabledGold: number) => ({
  items,
  enabledGold,
  testItems: 0,
  enabledTestItems: 0,
});

test("750 pairs, 60 of them gold, make 173 HITs that five people each submit", () => {
  expect(launchPlan(settings, counts(750, 60))).toEqual({
    workItems: 690,
    usedGold: 60,
    hits: 173,
    submissions: 865,
    judgedItems: 750,
  });
});

test("gold for which no HIT has a place is not judged", () => {
  expect(launchPlan(settings, counts(12, 8))).toMatchObject({ hits: 1, usedGold: 1, judgedItems: 5 });
});

test("without gold in the HITs every item is judged like the rest", () => {
  const plan = launchPlan({ ...settings, goldPerHit: 0 }, counts(12, 8));
  expect(plan).toEqual({ workItems: 12, usedGold: 0, hits: 3, submissions: 15, judgedItems: 12 });
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
    submissions: 15,
    judgedItems: 15,
  });
});

test("adaptive gold takes its share of the pages", () => {
  const adaptive = { ...settings, goldFrequency: { kind: "adaptive", high: 4, low: 2 } } as const;
  // 300 work items are three quarters of 400 places: 80 HITs of five, with 100 places for gold.
  expect(launchPlan(adaptive, counts(350, 50))).toMatchObject({ workItems: 300, hits: 80, usedGold: 50 });
});

test("composed pages fill up over the rounds, and their gold is on top of what has to be judged", () => {
  const composed = { ...settings, composition: "dynamic" } as const;
  // 13 work items × 5 people at 4 a page: 17 pages, though one round of all items takes 4.
  expect(launchPlan(composed, counts(20, 7))).toEqual({
    workItems: 13,
    usedGold: 4,
    hits: 4,
    submissions: 17,
    judgedItems: 13,
  });
});
