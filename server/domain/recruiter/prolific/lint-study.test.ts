import { expect, test } from "vitest";
import { presets } from "@/server/domain/preset/presets";
import { lintStudy, type LintedStudy } from "./lint-study";
import { policySources } from "./policy-sources";

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

const found = (changes: Partial<LintedStudy>, rule: string) =>
  lintStudy({ ...study, ...changes }).find((each) => each.rule === rule);
const measured = (minutes: number, people = 5) => ({ measured: { minutes, people } });
const reward = (rewardMinor: number) => ({ plan: { ...study.plan, rewardMinor } });

test("an estimate is far from the measured time beyond half as much again, either way", () => {
  const high = reward(100_000);
  expect(found({ ...high, ...measured(15) }, "estimate-far")).toBeUndefined();
  expect(found({ ...high, ...measured(15.1) }, "estimate-far")).toMatchObject({
    weight: "warn",
    source: "measuredPay",
    params: { planned: 10, minutes: 15.1, n: 5 },
  });
  expect(found({ ...high, ...measured(6.7) }, "estimate-far")).toBeUndefined();
  expect(found({ ...high, ...measured(6.6) }, "estimate-far")).toBeDefined();
  expect(found({ ...high, ...measured(60, 4) }, "estimate-far")).toBeUndefined();
});

test.each(["quiz", "test"] as const)("a %s needs two tries, and a project without one needs none", (kind) => {
  const tries = (count: number) => ({
    settings: { ...settings, qualification: { ...settings.qualification, kind, tries: count } },
  });
  const once = tries(1) as Partial<LintedStudy>;
  expect(found(once, "quiz-tries")).toMatchObject({ weight: "warn", source: "checks", params: { tries: 1 } });
  expect(found(tries(2) as Partial<LintedStudy>, "quiz-tries")).toBeUndefined();
  expect(found({ settings: { ...settings, qualification: { kind: "none" } } }, "quiz-tries")).toBeUndefined();
});

test("submissions that wait are named from the 14th day, before Prolific approves them after 21", () => {
  const days = (count: number) => ({ waitingSince: 0, now: count * 24 * 60 * 60 * 1000 });
  expect(found(days(13.99), "approval-due")).toBeUndefined();
  expect(found(days(14), "approval-due")).toMatchObject({ weight: "warn", params: { days: 14, limit: 21 } });
  expect(found({ waitingSince: null, now: days(40).now }, "approval-due")).toBeUndefined();
});

test("an end after submitted work that leads to an unpaid outcome stops the study", () => {
  const ends = (outcome: "screened-out" | "partial") => ({
    settings: {
      ...settings,
      recruiters: [{ name: "prolific" as const, studyId: "", outcomes: {}, ends: { stopped: outcome } }],
    },
  });
  expect(found(ends("screened-out") as Partial<LintedStudy>, "lost-pay")).toMatchObject({
    weight: "stop",
    params: { reason: "stopped" },
  });
  expect(found(ends("partial") as Partial<LintedStudy>, "lost-pay")).toBeUndefined();
});

test("conditions of the project that Prolific does not filter by are named, each until its filter is there", () => {
  const eligibility = { ...settings.eligibility, countries: ["DE"], languages: ["de"], minApprovalRate: 95 };
  const asked = (ids: readonly string[]) =>
    lintStudy({
      ...study,
      settings: { ...settings, eligibility },
      plan: { ...study.plan, filters: ids.map((filter_id) => ({ filter_id, selected_values: ["1"] })) },
    }).flatMap(({ rule, params }) => (rule === "conditions-not-filtered" ? [params["condition"]] : []));
  expect(asked([])).toEqual(["countries", "languages", "approval"]);
  expect(asked(["current-country-of-residence", "approval_rate"])).toEqual(["languages"]);
  expect(asked(["current-country-of-residence", "fluent-languages", "approval_rate"])).toEqual([]);
});

test("the pages' own pay and a text that asks who people are are warned of", () => {
  const settingsWithPay = { ...settings, payPerHitMinor: 301 };
  expect(found({ settings: settingsWithPay }, "pay-below-pages")).toMatchObject({
    weight: "warn",
    params: { rewardMinor: 300, pagesMinor: 301 },
  });
  const asking = { ...settings, instructions: "Please enter your email." };
  expect(found({ settings: asking }, "personal-data")).toMatchObject({ source: "personalData" });
});

test("every finding names where Prolific says so", () => {
  const all = lintStudy({
    ...study,
    ...reward(1),
    ...measured(60),
    settings: { ...settings, contactEmail: "", instructions: "Give your full name." },
    waitingSince: 0,
    now: 20 * 24 * 60 * 60 * 1000,
  });
  expect(all.length).toBeGreaterThanOrEqual(6);
  for (const each of all) expect(policySources[each.source]).toMatch(/^https:\/\//);
});
