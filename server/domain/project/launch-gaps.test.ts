import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { presets } from "@/server/domain/preset/presets";
import { launchGaps } from "./launch-gaps";
import type { LaunchCandidate } from "./launch-candidate";
import type { ProjectSettings } from "./project";

const { settings: preset, scale } = presets["sts-2012"];
const quiz = { kind: "quiz", size: 5, needed: 4, tries: 2, delayMinutes: 0 } as const;
const aTest = { kind: "test", needed: 5, tries: 2, delayMinutes: 0 } as const;

/** 750 items, 47 of them gold: 176 HITs, of which each of twenty people does 44. */
const gaps = (
  settings: Partial<ProjectSettings> = {},
  counts: Partial<LaunchCandidate["counts"]> = {},
  rest: Partial<LaunchCandidate> = {},
) =>
  launchGaps({
    settings: { ...preset, ...noPolicies, ...settings },
    scale,
    hasGold: true,
    counts: { items: 750, enabledGold: 47, testItems: 0, enabledTestItems: 0, ...counts },
    unanswerableGold: [],
    unexplainedGold: { count: 0, items: [] },
    carefulGold: null,
    invitations: { invited: 0, withList: 0 },
    outdatedNames: 0,
    incompleteLanguages: [],
    ...rest,
  });

test("a project with items, gold and texts lacks nothing", () => {
  expect(gaps()).toEqual([]);
});

test("without items, and with nothing but gold or the test, there is nothing to judge", () => {
  expect(gaps({ goldPerHit: 0 }, { items: 0, enabledGold: 0 })).toEqual([{ reason: "no_items" }]);
  expect(gaps({}, { items: 47 })).toContainEqual({ reason: "no_items_beside_gold" });
  expect(gaps({}, { items: 50, testItems: 3 })).toContainEqual({ reason: "no_items_beside_gold" });
  expect(gaps({ goldPerHit: 0 }, { items: 6, enabledGold: 0, testItems: 6 })).toEqual([
    { reason: "no_items" },
  ]);
});

test("gold for one person to qualify and do a page is the least there must be", () => {
  expect(gaps({}, { enabledGold: 0 })).toEqual([
    { reason: "too_little_gold", have: 0, need: 1, qualifying: 0 },
  ]);
  expect(gaps({ qualification: quiz }, { enabledGold: 10 })).toEqual([
    { reason: "too_little_gold", have: 10, need: 11, qualifying: 10 },
  ]);
});

test("gold that runs out before the work is done says how much is needed for how many HITs", () => {
  expect(gaps({}, { enabledGold: 8 })).toEqual([
    { reason: "short_gold_runway", have: 8, need: 47, hitsEach: 47, people: 20 },
  ]);
  expect(gaps({ qualification: quiz })).toEqual([
    { reason: "short_gold_runway", have: 47, need: 54, hitsEach: 44, people: 20 },
  ]);
});

test("a short runway can be allowed, and gold for qualifying cannot be spared", () => {
  expect(gaps({ allowShortRunway: true }, { enabledGold: 8 })).toEqual([]);
  expect(gaps({ allowShortRunway: true, qualification: quiz }, { enabledGold: 8 })).toMatchObject([
    { reason: "too_little_gold" },
  ]);
});

test("a test has at least as many items as must be right", () => {
  expect(gaps({ qualification: aTest }, { testItems: 6, enabledTestItems: 4 })).toEqual([
    { reason: "too_few_test_items", have: 4, need: 5 },
  ]);
  expect(gaps({ qualification: aTest }, { testItems: 6, enabledTestItems: 5 })).toEqual([]);
});

test("gold that nobody can answer is named, the first twenty", () => {
  const unanswerableGold = Array.from({ length: 25 }, (_, at) => `gold ${at}`);
  const [gap] = gaps({}, {}, { unanswerableGold });
  expect(gap).toEqual({
    reason: "unanswerable_gold",
    count: 25,
    items: unanswerableGold.slice(0, 20),
  });
});

test("where only the invited may join, somebody is invited", () => {
  const eligibility = { ...noPolicies.eligibility, invitedOnly: true };
  expect(gaps({ eligibility })).toEqual([{ reason: "no_invitations" }]);
  expect(gaps({ eligibility }, {}, { invitations: { invited: 1, withList: 0 } })).toEqual([]);
});

test("lists of items for one person need composed pages", () => {
  const invitations = { invited: 2, withList: 1 };
  expect(gaps({}, {}, { invitations })).toEqual([{ reason: "lists_need_dynamic" }]);
  expect(gaps({ composition: "dynamic" }, {}, { invitations })).toEqual([]);
});

test("lists that no longer fit their items are assigned again", () => {
  const invitations = { invited: 2, withList: 2 };
  expect(gaps({ composition: "dynamic" }, {}, { invitations, outdatedNames: 3 })).toEqual([
    { reason: "lists_outdated", items: 3 },
  ]);
});

test("texts and points that are empty are listed one by one", () => {
  const points = [
    { value: 0, label: "", definition: "" },
    { value: 5, label: "Same", definition: "The same." },
  ];
  const empty = { scale: { step: 1, notApplicable: false, points } };
  expect(gaps({ instructions: "", consent: "" }, {}, empty as Partial<LaunchCandidate>)).toEqual([
    { reason: "instructions_empty" },
    { reason: "consent_empty" },
    { reason: "point_without_label", value: 0 },
    { reason: "point_without_definition", value: 0 },
  ]);
});

test("all contradictions of the settings are listed at once, with the others", () => {
  const limits = { ...noPolicies.limits, budgetMinor: 1 };
  expect(gaps({ consent: "", repeatShare: 0.1, limits })).toEqual([
    { reason: "consent_empty" },
    {
      reason: "contradiction",
      field: "settings.repeatShare",
      problem: { reason: "needs_dynamic", params: {} },
    },
    {
      reason: "contradiction",
      field: "settings.limits.budgetMinor",
      problem: { reason: "pays_no_hit", params: {} },
    },
  ]);
});

test("a type without a scale of the organizer's lacks no point of one", () => {
  expect(gaps({ instructions: "" }, {}, { scale: null })).toEqual([{ reason: "instructions_empty" }]);
});
