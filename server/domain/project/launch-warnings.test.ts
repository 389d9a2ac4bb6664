import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { presets } from "@/server/domain/preset/presets";
import { launchWarnings } from "./launch-warnings";
import type { LaunchCandidate } from "./launch-candidate";
import type { ProjectSettings } from "./project";

const { settings: preset, scale } = presets["sts-2012"];
const named = { contactName: "Ana Lin" };
const limitsOf = (some: Partial<ProjectSettings["limits"]>) => ({
  limits: { ...noPolicies.limits, ...some },
});

/** 750 items, 47 of them gold: 176 HITs, of which each of twenty people does 44. */
const warnings = (
  settings: Partial<ProjectSettings> = {},
  counts: Partial<LaunchCandidate["counts"]> = {},
  {
    invited = 0,
    hasGold = true,
    carefulGold = null,
    unexplainedGold = { count: 0, items: [] },
  }: Partial<Omit<LaunchCandidate, "invitations">> & { invited?: number } = {},
) =>
  launchWarnings({
    settings: { ...preset, ...noPolicies, ...named, ...settings },
    scale,
    hasGold,
    counts: { items: 750, enabledGold: 47, testItems: 0, enabledTestItems: 0, ...counts },
    unanswerableGold: [],
    unexplainedGold,
    carefulGold,
    invitations: { invited, withList: 0 },
    outdatedNames: 0,
    incompleteLanguages: [],
  });

test("a campaign whose gold, people and budget carry it gives no warning", () => {
  expect(warnings()).toEqual([]);
});

test("nobody to ask and nothing that checks are pointed out", () => {
  expect(warnings({ contactName: "" })).toEqual([{ reason: "no_contact" }]);
  expect(warnings({ goldPerHit: 0 })).toEqual([{ reason: "no_gold" }]);
});

test("an outcome of a recruiter that leads nowhere is pointed out, one that the recruiter does not need is not", () => {
  const codes = { completed: "C1", partial: "P1", "screened-out": "S1", "no-consent": "N1" };
  const prolific = (outcomes: object) =>
    warnings({ recruiters: [{ name: "prolific", studyId: "", outcomes, ends: {} }] });
  expect(prolific(codes)).toEqual([{ reason: "no_way_back", recruiter: "prolific", outcomes: ["no-work"] }]);
  expect(prolific({ ...codes, "no-work": "W1" })).toEqual([]);
});

test("gold that feedback cannot explain is counted, and the first of it named", () => {
  const unexplainedGold = { count: 6, items: ["g1", "g2", "g3", "g4", "g5"] };
  expect(warnings({ feedback: true }, {}, { unexplainedGold })).toEqual([
    { reason: "gold_without_explanation", count: 6, items: ["g1", "g2", "g3", "g4", "g5"] },
  ]);
  expect(warnings({ feedback: false }, {}, { unexplainedGold })).toEqual([]);
});

test("nothing checks a task whose answers nobody can know, so nothing is pointed out", () => {
  expect(warnings({ goldPerHit: 0 }, { enabledGold: 0 }, { hasGold: false })).toEqual([]);
});

const fractional = { items: 40, answers: 320, between: 300, accuracy: 0.92 };
const typedStop = {
  stopping: {
    ...noPolicies.stopping,
    accuracy: { bar: 0.667, minGold: 4, certainty: null, asInQuiz: false },
  },
  limits: { ...noPolicies.limits, itemsPerAnnotator: 60 },
  allowShortRunway: true,
};

test("a rule that stops careful people is pointed out, with what they get of how many known answers", () => {
  const asOne = { ...typedStop, goldGrading: "item" as const };
  const carefulGold = { ...fractional, accuracy: 0.92 ** 8 };
  expect(warnings(asOne, {}, { carefulGold })).toContainEqual({
    reason: "careful_stopped",
    stopped: expect.closeTo(0.9, 0) as number,
    accuracy: 0.92 ** 8,
    bar: 0.667,
    answers: 320,
    between: 300,
    items: 40,
    grading: "item",
  });
  const each = warnings(typedStop, {}, { carefulGold: fractional });
  expect(each.map(({ reason }) => reason)).not.toContain("careful_stopped");
  const tight = warnings(typedStop, {}, { carefulGold: { ...fractional, accuracy: 0.6 } });
  expect(tight.map(({ reason }) => reason)).toContain("careful_stopped");
});

test("a runway that is short by permission is pointed out", () => {
  expect(warnings({ allowShortRunway: true }, { enabledGold: 40 })).toEqual([
    { reason: "short_gold_runway", hitsPerAnnotator: 40, hitsEach: 45 },
    { reason: "few_people", planned: 20, need: 23 },
  ]);
});

test("gold without a place in a HIT is left over, and gold for a quiz is not", () => {
  expect(warnings({}, { items: 12, enabledGold: 8 })).toEqual([{ reason: "gold_left_over", count: 7 }]);
  const qualification = { kind: "quiz", size: 5, needed: 4, tries: 1, delayMinutes: 0 } as const;
  expect(warnings({ qualification }, { items: 12, enabledGold: 8 })).toEqual([
    { reason: "gold_left_over", count: 2 },
  ]);
  expect(warnings({ composition: "dynamic" }, { items: 12, enabledGold: 8 })).toEqual([]);
});

test("a rule that waits for more gold than there is would never apply", () => {
  const accuracy = { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false };
  const stopping = { ...noPolicies.stopping, accuracy };
  const few = { items: 11, enabledGold: 3 };
  expect(warnings({ stopping, plannedAnnotators: 40 }, few)).toContainEqual({
    reason: "rule_never_applies",
    minGold: 4,
    most: 3,
  });
  expect(warnings({ stopping })).toEqual([]);
});

test("limits that take more people than are planned are pointed out", () => {
  expect(warnings(limitsOf({ itemsPerAnnotator: 20 }))).toEqual([
    { reason: "few_people", planned: 20, need: 220 },
  ]);
});

test("of people who have to be invited the number that lacks is told", () => {
  const eligibility = { ...noPolicies.eligibility, invitedOnly: true };
  expect(warnings({ eligibility }, {}, { invited: 4 })).toEqual([
    { reason: "few_invited", have: 4, need: 19 },
  ]);
  expect(warnings({ eligibility }, {}, { invited: 19 })).toEqual([]);
});

test("a budget that pays for fewer pages than have to be judged is pointed out", () => {
  // 176 HITs, five times each, at 20.
  expect(warnings(limitsOf({ budgetMinor: 17_600 }))).toEqual([]);
  expect(warnings(limitsOf({ budgetMinor: 17_599 }))).toEqual([
    { reason: "short_budget", pages: 879, need: 880 },
  ]);
});
