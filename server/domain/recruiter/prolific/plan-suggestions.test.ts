import { expect, test } from "vitest";
import { studyPlanOf } from "@/testing/prolific/study-plan-of";
import { planSuggestions } from "./plan-suggestions";
import { hourlyMinor } from "./study-plan";

const plan = studyPlanOf({ places: 1, pagesPerPlace: 8, minutes: 24, rewardMinor: 1 });
type Known = Parameters<typeof planSuggestions>[1];

const work: Known["work"] = {
  pagesLeft: 938,
  measured: null,
  measuredPages: null,
  plainPageMinutes: 1.5,
  payPerPageMinor: 20,
};
const known: Known = { work, hourly: null, currency: "USD" };
const suggested = (changes: Partial<Known> = {}, changedPlan = {}) =>
  planSuggestions({ ...plan, ...changedPlan }, { ...known, ...changes }).map(
    ({ field, source, value }) => [field, source, value] as const,
  );

test("each value says what it comes from", () => {
  expect(suggested()).toEqual([
    ["places", "pages-left", 118],
    ["minutes", "plain", 12],
    ["rewardMinor", "least", 320],
    ["rewardMinor", "recommended", 480],
    ["rewardMinor", "page-pay", 160],
  ]);
});

test("what the plan has is not suggested, nor places where no page is left", () => {
  expect(suggested({}, { minutes: 12, places: 118, rewardMinor: 160 })).toEqual([
    ["rewardMinor", "recommended", 240],
  ]);
  expect(suggested({ work: { ...work, pagesLeft: 0 } })[0]?.[0]).toBe("minutes");
});

test("measured places come before measured pages, and both before a guess", () => {
  const measuredPages = { minutes: 2.1, pages: 40 };
  const pages = { ...work, measuredPages };
  expect(suggested({ work: pages })[1]).toEqual(["minutes", "pages", 17]);
  const both = { ...pages, measured: { minutes: 21.4, people: 6 } };
  expect(suggested({ work: both })[1]).toEqual(["minutes", "measured", 22]);
});

test("what Prolific told comes before what was read, and the least reaches it", () => {
  const hourly = { minimum: 901, recommended: 1_300 };
  const [, , least] = suggested({ hourly });
  expect(least?.[2]).toBe(361);
  expect(hourlyMinor(361, plan.minutes)).toBeGreaterThanOrEqual(901);
});

test("without a floor for the currency only the pages suggest a reward", () => {
  expect(suggested({ currency: "EUR" }).slice(2)).toEqual([["rewardMinor", "page-pay", 160]]);
});
