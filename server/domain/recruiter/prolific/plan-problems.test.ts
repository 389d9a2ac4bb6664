import { expect, test } from "vitest";
import { studyPlanOf } from "@/testing/prolific/study-plan-of";
import { planProblems } from "./plan-problems";

const plan = studyPlanOf({ places: 4, mostPlaces: 8 });
const published = { plan, places: 6 };

test("the most places are no fewer than the places", () => {
  expect(planProblems({ ...plan, mostPlaces: 3 }, null)).toEqual({
    "plan.mostPlaces": { reason: "fewer_than_places", params: { places: 4 } },
  });
  expect(planProblems({ ...plan, mostPlaces: 4 }, null)).toEqual({});
});

test("everything of a draft can be changed, places down as well", () => {
  expect(planProblems({ ...plan, places: 1, rewardMinor: 999, devices: ["mobile"] }, null)).toEqual({});
});

test("places of a published study only grow, from those that Prolific has", () => {
  expect(planProblems({ ...plan, places: 5 }, published)).toEqual({
    "plan.places": { reason: "places_only_grow", params: { places: 6 } },
  });
  expect(planProblems({ ...plan, places: 6 }, published)).toEqual({});
});

test("each field that Prolific fixes is named, and no other", () => {
  const changed = { ...plan, places: 7, pagesPerPlace: 3, rewardMinor: 999, title: "Another" };
  expect(Object.keys(planProblems(changed, published))).toEqual(["plan.title", "plan.rewardMinor"]);
});

test("the same values in another order are no change", () => {
  const abilities = { partPay: false, screenOutPay: false, signedLinks: false };
  expect(planProblems({ ...plan, places: 6, abilities }, published)).toEqual({});
});

test("a filter without a choice or with bounds that nobody fits is named by its place", () => {
  const filters = [
    { filter_id: "fluent-languages", selected_values: ["0"] },
    { filter_id: "current-country-of-residence", selected_values: [] },
    { filter_id: "age", selected_range: {} },
    { filter_id: "age", selected_range: { lower: 40, upper: 18 } },
    { filter_id: "age", selected_range: { lower: 18, upper: 18 } },
  ];
  const reasons = Object.entries(planProblems({ ...plan, filters }, null)).map(
    ([path, problem]) => `${path} ${problem.reason}`,
  );
  expect(reasons).toEqual([
    "plan.filters.1 filter_empty",
    "plan.filters.2 filter_empty",
    "plan.filters.3 filter_reversed",
  ]);
});

test("people who do not pass are paid something, and less than the reward, where the workspace can pay them", () => {
  const abilities = { ...plan.abilities, screenOutPay: true };
  const reasonOf = (screenOutMinor: number, changes: Partial<typeof plan> = { abilities }) =>
    planProblems({ ...plan, screenOutMinor, rewardMinor: 200, ...changes }, null)["plan.screenOutMinor"]
      ?.reason;
  expect([0, 1, 199, 200].map((sum) => reasonOf(sum))).toEqual([
    "not_above",
    undefined,
    undefined,
    "not_below",
  ]);
  expect(reasonOf(0, {})).toBeUndefined();
});
