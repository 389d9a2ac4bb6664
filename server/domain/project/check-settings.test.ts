import { expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { presets } from "@/server/domain/preset/presets";
import { checkSettings } from "./check-settings";
import type { ProjectSettings } from "./project";

const settings: ProjectSettings = { ...presets["sts-2012"].settings, ...noPolicies };
const dynamic = { composition: "dynamic" } as const;

/** The reasons by field, with the numbers that their sentences name. */
const check = (change: Partial<ProjectSettings>) =>
  Object.fromEntries(
    Object.entries(checkSettings({ ...settings, ...change })).map(([field, { reason, params }]) => [
      field.replace("settings.", ""),
      [reason, ...Object.values(params)].join(" "),
    ]),
  );
const limits = (some: Partial<ProjectSettings["limits"]>) => ({ limits: { ...settings.limits, ...some } });
const accuracy = (some: Partial<NonNullable<ProjectSettings["stopping"]["accuracy"]>>) => ({
  stopping: {
    ...settings.stopping,
    accuracy: { bar: 0.7, minGold: 4, certainty: null, asInQuiz: false, ...some },
  },
});

test.each(Object.entries(presets))("the preset %s contradicts itself nowhere", (_, preset) => {
  expect(checkSettings(preset.settings)).toEqual({});
});

test("gold leaves room for work in a HIT, or in a block of items", () => {
  expect(check({ goldPerHit: 5 })).toEqual({ goldPerHit: "gold_fills_hit 5" });
  const adaptive = { ...dynamic, goldPerHit: 9 };
  expect(check({ ...adaptive, goldFrequency: { kind: "adaptive", high: 4, low: 2 } })).toEqual({});
  expect(check({ ...adaptive, goldFrequency: { kind: "adaptive", high: 1, low: 1 } })).toEqual({
    "goldFrequency.high": "too_small 2",
  });
  expect(check({ ...adaptive, goldFrequency: { kind: "adaptive", high: 4, low: 5 } })).toEqual({
    "goldFrequency.low": "too_large 4",
  });
});

test("as many people as the overlap are enough, and fewer are not", () => {
  expect(check({ plannedAnnotators: 5 })).toEqual({});
  expect(check({ plannedAnnotators: 4 })).toEqual({ overlap: "more_than_people 4" });
});

test("extra judgments go beyond the overlap and not beyond the people planned", () => {
  const extra = (maximum: number) => ({ ...dynamic, extraJudgments: { ciWidth: 1, maximum } });
  expect(check(extra(6))).toEqual({});
  expect(check(extra(5))).toEqual({ "extraJudgments.maximum": "too_small 6" });
  expect(check(extra(21))).toEqual({ "extraJudgments.maximum": "more_than_people 20" });
  expect(check({ ...extra(6), overlap: 1 })).toEqual({ extraJudgments: "nothing_to_compare" });
});

test("what needs composed pages is refused where HITs are laid out at the launch, all at once", () => {
  const change = {
    goldFrequency: { kind: "adaptive", high: 4, low: 2 },
    whenGoldRunsOut: "continue",
    extraJudgments: { ciWidth: 1, maximum: 8 },
    repeatShare: 0.1,
    twinShare: 0.1,
  } as const;
  expect(check(change)).toEqual({
    "goldFrequency.kind": "needs_dynamic",
    whenGoldRunsOut: "needs_dynamic",
    extraJudgments: "needs_dynamic",
    repeatShare: "needs_dynamic",
    twinShare: "needs_dynamic",
  });
  expect(check({ ...change, ...dynamic })).toEqual({});
  expect(check({ ...change, ...dynamic, twinShare: 0.4 })).toEqual({});
  expect(check({ ...change, ...dynamic, twinShare: 0.41 })).toEqual({ twinShare: "too_large 0.4" });
});

test("no quiz or training needs more right than it has questions", () => {
  const quiz = { kind: "quiz", size: 5, needed: 5, tries: 1, delayMinutes: 0 } as const;
  expect(check({ qualification: quiz })).toEqual({});
  expect(check({ qualification: { ...quiz, needed: 6 } })).toEqual({
    "qualification.needed": "more_than_questions 5",
  });
  expect(check({ qualification: { kind: "training", size: 4, needed: 5 } })).toEqual({
    "qualification.needed": "more_than_questions 4",
  });
});

test("the accuracy rule waits for no more gold than a person can meet", () => {
  expect(check(accuracy({}))).toEqual({});
  expect(check({ ...accuracy({}), ...limits({ hitsPerAnnotator: 4 }) })).toEqual({});
  const field = "stopping.accuracy.minGold";
  expect(check({ ...accuracy({}), ...limits({ hitsPerAnnotator: 3 }) })).toEqual({
    [field]: "more_than_gold_met 3",
  });
  expect(check({ ...accuracy({}), ...limits({ itemsPerAnnotator: 19 }) })).toEqual({
    [field]: "more_than_gold_met 3",
  });
  expect(check({ ...accuracy({}), goldPerHit: 0 })).toEqual({ [field]: "more_than_gold_met 0" });
});

test("adaptive gold comes as often as to an inaccurate person at most", () => {
  const adaptive = { ...dynamic, goldFrequency: { kind: "adaptive", high: 4, low: 2 } } as const;
  expect(check({ ...adaptive, ...accuracy({}), ...limits({ itemsPerAnnotator: 7 }) })).toEqual({});
  expect(check({ ...adaptive, ...accuracy({}), ...limits({ itemsPerAnnotator: 6 }) })).toEqual({
    "stopping.accuracy.minGold": "more_than_gold_met 3",
  });
});

test("the bar of a quiz is taken only where a quiz or training has one", () => {
  const asInQuiz = accuracy({ asInQuiz: true });
  const refusal = { "stopping.accuracy.asInQuiz": "no_bar_to_take" };
  expect(check(asInQuiz)).toEqual(refusal);
  expect(check({ ...asInQuiz, qualification: { kind: "training", size: 4, needed: 0 } })).toEqual(refusal);
  expect(check({ ...asInQuiz, qualification: { kind: "training", size: 4, needed: 3 } })).toEqual({});
});

test("a rule about behaviour stands once a figure, with a bound that the figure can have", () => {
  const behaviour = (
    [
      ["seconds", -1],
      ["straight-line", 2.5],
      ["missing-share", 1.5],
      ["agreement", -1],
      ["seconds", 5],
    ] as const
  ).map(([figure, bound]) => ({ figure, bound, minItems: 10, action: "warn" as const }));
  expect(check({ stopping: { ...settings.stopping, behaviour } })).toEqual({
    "stopping.behaviour.0.bound": "too_small 0",
    "stopping.behaviour.1.bound": "not_whole",
    "stopping.behaviour.2.bound": "too_large 1",
    "stopping.behaviour.4.figure": "repeated",
  });
});

test("a limit of items lets a person do at least one fixed HIT", () => {
  expect(check(limits({ itemsPerAnnotator: 5 }))).toEqual({});
  expect(check(limits({ itemsPerAnnotator: 4 }))).toEqual({ "limits.itemsPerAnnotator": "less_than_hit 5" });
  expect(check({ ...dynamic, ...limits({ itemsPerAnnotator: 4 }) })).toEqual({});
});

test("a budget pays for at least one HIT", () => {
  expect(check(limits({ budgetMinor: 20 }))).toEqual({});
  expect(check(limits({ budgetMinor: 19 }))).toEqual({ "limits.budgetMinor": "pays_no_hit" });
  expect(check({ ...limits({ budgetMinor: 0 }), payPerHitMinor: null })).toEqual({});
});

test("a campaign closes after it opens", () => {
  const opensAt = "2026-11-20T08:00:00Z";
  expect(check(limits({ opensAt, closesAt: opensAt }))).toEqual({ "limits.closesAt": "before_opening" });
  expect(check(limits({ opensAt, closesAt: "2026-11-21T08:00:00Z" }))).toEqual({});
});

test("nothing is twice in a list of who may join", () => {
  const eligibility = { ...settings.eligibility, countries: ["AU", "CA", "AU"], languages: ["he", "he"] };
  expect(check({ eligibility })).toEqual({
    "eligibility.countries.2": "repeated",
    "eligibility.languages.1": "repeated",
  });
});
