import { expect, test } from "vitest";
import { launchPlan } from "./launch-plan";

const settings = { hitSize: 5, goldPerHit: 1, overlap: 5 };

test("750 pairs, 60 of them gold, make 173 HITs and 3,750 judgments", () => {
  expect(launchPlan(settings, { items: 750, enabledGold: 60 })).toEqual({
    workItems: 690,
    usedGold: 60,
    hits: 173,
    judgments: 3_750,
  });
});

test("gold for which no HIT has a place is not judged", () => {
  expect(launchPlan(settings, { items: 12, enabledGold: 8 })).toMatchObject({
    hits: 1,
    usedGold: 1,
    judgments: 25,
  });
});

test("without gold in the HITs every item is judged like the rest", () => {
  const plan = launchPlan({ ...settings, goldPerHit: 0 }, { items: 12, enabledGold: 8 });
  expect(plan).toEqual({ workItems: 12, usedGold: 0, hits: 3, judgments: 60 });
});
