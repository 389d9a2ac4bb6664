import { expect, test } from "vitest";
import { presets } from "@/server/domain/preset/presets";
import { lintStudy, type LintedStudy } from "./lint-study";

const settings = { ...presets["sts-2012"].settings, contactEmail: "lab@example.org" };
const study: LintedStudy = {
  plan: {
    title: "Compare sentences",
    description: "Read two sentences.",
    places: 4,
    mostPlaces: 8,
    pagesPerPlace: 1,
    minutes: 10,
    rewardMinor: 300,
    devices: ["desktop"],
    filters: [],
    approval: "by-hand",
    screenOutMinor: 0,
    abilities: { signedLinks: false, screenOutPay: false, partPay: false },
  },
  currency: settings.currency,
  leastAnHour: 800,
  settings,
  measured: null,
  waitingSince: null,
  now: 0,
};
const stops = (changes: Partial<LintedStudy>) =>
  lintStudy({ ...study, ...changes }).flatMap(({ rule, weight }) => (weight === "stop" ? [rule] : []));

test("a fair study may be published", () => {
  expect(stops({})).toEqual([]);
});

test("pay below the least an hour stops a study, with the reward that would do", () => {
  const plan = { ...study.plan, rewardMinor: 133 };
  expect(stops({ plan })).toEqual(["pay-floor"]);
  expect(lintStudy({ ...study, plan })[0]?.params).toMatchObject({ rewardMinor: 134 });
});

test("measured time counts from five people on", () => {
  expect(stops({ measured: { minutes: 60, people: 4 } })).toEqual([]);
  expect(stops({ measured: { minutes: 60, people: 5 } })).toEqual(["pay-floor-measured"]);
});

test("a study needs an address to write to and the currency of its account", () => {
  expect(stops({ settings: { ...settings, contactEmail: "" } })).toEqual(["no-contact"]);
  expect(stops({ currency: settings.currency === "USD" ? "GBP" : "USD" })).toEqual(["currency"]);
});
