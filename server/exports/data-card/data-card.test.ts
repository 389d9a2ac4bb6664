import { describe, expect, test } from "vitest";
import { noPolicies } from "@/server/domain/policy/policies";
import { plainOutcome } from "@/server/domain/policy/outcome-policies";
import { presetNames, type PresetName, presets } from "@/server/domain/preset/presets";
import type { AskedQuestion } from "@/server/domain/questionnaire/question";
import { projectSettings, type ProjectSettings } from "@/server/domain/project/project";
import { hasValues, declarationOf } from "@/server/domain/task/traits";
import type { AgreementReport, AgreementRow } from "@/server/domain/agreement/report";
import { settingsToRelease, type ReleasedExclusion, type ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import { attentionCheckVariants } from "@/testing/card/attention-check-variants";
import { expectedOf } from "@/testing/card/expected";
import { leftOut } from "@/testing/card/left-out";
import { readCard } from "@/testing/card/read-card";
import { dataCard } from "./data-card";

const testItems = 6;

const exclusion = (rule: string | null, takenBackAt: string | null = null): ReleasedExclusion => ({
  annotator: "P-1",
  origin: rule === null ? "by-hand" : "rule",
  ...{ rule, value: null, bound: null, reason: "r", excludedAt: "2026-01-05T09:00:00.000Z" },
  ...{ takenBackAt, takenBackReason: "" },
});

/** Facts in which no two numbers are alike. */
function factsOf(preset: PresetName, changed: Partial<ProjectSettings> = {}) {
  const { taskType, dimensions, scale, settings: plain } = presets[preset];
  const settings: ProjectSettings = { ...plain, ...changed };
  const facts: ReleaseFacts = {
    project: { name: "Headlines", slug: "headlines", preset, taskType, language: "en", creator: null },
    version: 3,
    fingerprint: "f",
    dimensions: dimensions.map(({ name, question }) => ({ name, question, ...scale })),
    datasets: [{ name: "news", items: 41 }],
    settings: settingsToRelease(settings),
    testItems,
    agreementLevel: settings.agreementLevel,
    aggregation: settings.aggregation,
    people: {
      joined: 43,
      sources: [
        { source: "link", annotators: 30 },
        { source: "prolific", annotators: 13 },
      ],
      countries: [
        { country: null, annotators: 38 },
        { country: "NZ", annotators: 5 },
      ],
      states: [
        { state: "failed", annotators: 14 },
        { state: "stopped", annotators: 8 },
        { state: "working", annotators: 21 },
      ],
      stops: [
        { rule: "accuracy", annotators: 7 },
        { rule: "by-hand", annotators: 1 },
      ],
    },
    pay: {
      currency: settings.currency,
      perHitMinor: settings.payPerHitMinor,
      dueMinor: 1_234,
      bonusMinor: 567,
    },
    exclusions: [
      exclusion("gold-pearson < 0.5"),
      exclusion("gold-pearson < 0.5"),
      exclusion(null),
      exclusion(null, "2026-01-06T09:00:00.000Z"),
    ],
    adjudications: [],
  };
  return { facts, settings, taskType, scale };
}

const counts: ReleaseCounts = {
  items: 41,
  goldValues: 39,
  adjudicated: 17,
  judgments: 411,
  countedJudgments: 311,
  uncounted: { excluded: 51, stopped: 22, late: 11, qualification: 9, surplus: 6, rejected: 1 },
  annotators: 27,
  countedAnnotators: 23,
  excluded: 3,
  medianSeconds: 12.5,
  firstSubmittedAt: "2026-01-05T09:00:00.000Z",
  lastSubmittedAt: "2026-01-07T09:00:00.000Z",
};

const rowOf = (dimension: string): AgreementRow => ({
  ...{ kind: "all", name: "", dimension, items: 37, annotators: 19, judgments: 301, pairs: 5 },
  figures: {
    alpha: { value: 0.612, low: 0.5, high: 0.7, n: 36, interval: "jackknife-by-item" },
    percent: { value: 0.4, n: 36, interval: null },
  },
  unadjudicated: { value: null, reason: "too_few_items", n: 1 },
});
const agreementOf = (facts: ReleaseFacts): AgreementReport => ({
  level: facts.agreementLevel,
  rows: facts.dimensions.map(({ name }) => rowOf(name)),
});

/** Every figure of a card that is not a setting. */
function expectedFigures({ facts, taskType }: ReturnType<typeof factsOf>) {
  const isValued = hasValues(taskType);
  const [first] = facts.dimensions;
  const { perHitMinor } = facts.pay;
  return {
    ...{
      name: "Headlines",
      version: 3,
      items: 41,
      words: declarationOf(taskType).itemWords,
      slug: "headlines",
      language: "en",
    },
    preset: facts.project.preset,
    ...{ judgments: 411, countedJudgments: 311, dimensions: facts.dimensions.length },
    "uncounted: their annotators are excluded": 51,
    "uncounted: their annotators were stopped": 22,
    "uncounted: they came after their items had all the judgments they needed": 11,
    "uncounted: they were given in a quiz or training": 9,
    "uncounted: their items had all the judgments they needed": 6,
    "uncounted: an organizer rejected the text": 1,
    ...(isValued && { goldValues: 39, allValues: 41 * facts.dimensions.length, lacksValues: true }),
    ...{ joined: 43, judged: 27, counted: 23, excluded: 3 },
    states: { "did not pass the qualification": 14, "are stopped": 8, "can continue": 21 },
    stops: { "by the rule about gold items": 7, "by an organizer's decision": 1 },
    sources: { link: 30, prolific: 13 },
    origins: { NZ: 5 },
    ...{ due: 12.34, bonus: 5.67, medianSeconds: 12.5 },
    ...(perHitMinor !== null && {
      perHour: Number(((perHitMinor * 36) / (12.5 * facts.settings.hitSize)).toFixed(2)),
    }),
    ...{ "excluded: gold-pearson < 0.5": 2, "excluded: by hand": 1, takenBack: 1 },
    ...(isValued && {
      adjudicated: 17,
      alpha: { value: 0.612, low: 0.5, high: 0.7, n: 36 },
      alphaBasis: {
        dimension: facts.dimensions.length === 1 ? null : first?.name,
        ...{ judgments: 301, items: 37, annotators: 19 },
      },
      level: facts.agreementLevel,
    }),
  };
}

/** @returns the card, which was read back. */
function check(preset: PresetName, changed: Partial<ProjectSettings> = {}): string {
  const project = factsOf(preset, changed);
  const card = dataCard(project.facts, counts, agreementOf(project.facts), true);
  expect(readCard(card)).toEqual({ ...expectedFigures(project), ...expectedOf({ ...project, testItems }) });
  return card;
}

test.each(presetNames)("the card of %s says what its settings and counts are, and nothing else", (preset) => {
  check(preset);
});

const accuracy = { bar: 0.667, minGold: 4, certainty: null, asInQuiz: false };
const { stopping, eligibility, limits } = noPolicies;
const { adjudication } = plainOutcome;
const quiz = { kind: "quiz", size: 5, needed: 4, tries: 2, delayMinutes: 0 } as const;
const behaviour = (figure: "seconds" | "straight-line" | "missing-share" | "agreement", bound: number) =>
  (["warn", "pause", "stop"] as const).map((action) => ({
    stopping: { ...stopping, behaviour: [{ figure, bound, minItems: 10, action }] },
  }));
const valued = (aggregation: ProjectSettings["aggregation"]["aggregation"]) => ({
  aggregation: { aggregation, allNotApplicable: "zero" as const },
});

const asked = (name: string, change: Partial<AskedQuestion>): AskedQuestion => ({
  ...{ name, text: `What is your ${name}?`, kind: "text", when: "before", required: true },
  ...{ demographic: false, release: "none", options: [], ...change },
});

/** Ways to set what a card tells, each unlike the presets. */
const variants = {
  hitSize: [{ hitSize: 1 }, { hitSize: 7 }],
  goldPerHit: [{ goldPerHit: 0 }, { goldPerHit: 2 }],
  overlap: [{ overlap: 1 }, { overlap: 9 }],
  payPerHitMinor: [{ payPerHitMinor: null }, { payPerHitMinor: 137 }],
  currency: [{ currency: "NZD" }],
  feedback: [{ feedback: true }],
  itemComments: [{ itemComments: true }],
  itemConfidence: [{ itemConfidence: true }],
  correctionMinutes: [{ correctionMinutes: 1 }, { correctionMinutes: 30 }],
  itemReports: [
    { itemReports: { enabled: true, skipsPerAnnotator: 0, stopAfter: 0 } },
    { itemReports: { enabled: true, skipsPerAnnotator: 1, stopAfter: 4 } },
  ],
  allowTies: [{ allowTies: true }],
  sides: [{ sides: "random" }],
  scaleDirection: [{ scaleDirection: "high-first" }],
  composition: [{ composition: "dynamic" }],
  qualification: [
    { qualification: { kind: "none" } },
    { qualification: { kind: "test", needed: 1, tries: 1, delayMinutes: 30 } },
    { qualification: quiz },
    { qualification: { ...quiz, tries: 3, delayMinutes: 1 } },
    { qualification: { kind: "training", size: 1, needed: 0 } },
    { qualification: { kind: "training", size: 8, needed: 6 } },
  ],
  qualificationPayMinor: [{ qualificationPayMinor: 45 }],
  reuseQualificationDays: [{ reuseQualificationDays: 30 }],
  eligibility: [
    { eligibility },
    { eligibility: { ...eligibility, countries: ["FR"] } },
    { eligibility: { ...eligibility, countries: ["FR", "BE", "CH"], languages: ["fr", "nl"] } },
    { eligibility: { ...eligibility, minApprovalRate: 0.985, invitedOnly: true } },
    { eligibility: { ...eligibility, notInProjects: ["a", "b"] } },
  ],
  questionnaire: [
    { questionnaire: [asked("field", { kind: "choice", options: ["A", "B"], release: "coarsened" })] },
    {
      questionnaire: [
        asked("effort", { kind: "likert", options: ["Low", "High"], when: "after", release: "as-answered" }),
        asked("age", { kind: "age", release: "coarsened" }),
        asked("origin", { demographic: true, required: false }),
      ],
    },
  ],
  goldFrequency: [
    { goldFrequency: { kind: "adaptive", high: 6, low: 3 } },
    { goldFrequency: { kind: "adaptive", high: 6, low: 3 }, stopping: { ...stopping, accuracy } },
  ],
  whenGoldRunsOut: [{ whenGoldRunsOut: "continue" }],
  stopping: [
    { stopping: { ...stopping, accuracy } },
    { stopping: { ...stopping, accuracy: { ...accuracy, certainty: 0.95 }, onStop: "discard" } },
    { stopping: { ...stopping, accuracy: { ...accuracy, asInQuiz: true } }, qualification: quiz },
    {
      stopping: { ...stopping, accuracy: { ...accuracy, asInQuiz: true, certainty: 0.9 } },
      qualification: { kind: "training", size: 3, needed: 2 },
    },
    ...behaviour("seconds", 2.5),
    ...behaviour("straight-line", 20),
    ...behaviour("missing-share", 0.125),
    ...behaviour("agreement", -0.1),
  ],
  attentionChecks: attentionCheckVariants,
  limits: [
    { limits: { ...limits, itemsPerAnnotator: 20, hitsPerAnnotator: 1 } },
    { limits: { ...limits, sharePerAnnotator: 0.29, opensAt: "2026-01-01T00:00:00.000Z" } },
    { limits: { ...limits, closesAt: "2026-02-01T12:30:00.000Z" } },
  ],
  extraJudgments: [
    { extraJudgments: { ciWidth: 1.5, maximum: 12 } },
    { extraJudgments: { disagreement: 0.25, maximum: 12 } },
  ],
  repeatShare: [{ repeatShare: 0.05 }],
  twinShare: [{ twinShare: 0.05 }],
  keepGroupsTogether: [{ keepGroupsTogether: true }],
  agreementLevel: [{ agreementLevel: "ordinal" }],
  adjudication: [
    { adjudication: { ...adjudication, difference: null } },
    { adjudication: { ...adjudication, difference: 0.25, blind: false } },
    { adjudication: { ...adjudication, difference: null, ciWidth: 2, secondAdjudicator: true } },
    { adjudication: { ...adjudication, ciWidth: 1.5, secondAdjudicator: true, escalate: true } },
  ],
  aggregation: [
    ...(["median", "weighted", "shift-scale", "majority", "dawid-skene"] as const).map((method) =>
      valued({ method }),
    ),
    valued({ method: "trimmed", share: 0.1 }),
    valued({ method: "sd-trimmed", deviations: 1 }),
    { aggregation: { aggregation: { method: "mean" }, allNotApplicable: "missing" } },
  ],
} satisfies Partial<Record<keyof ProjectSettings, Partial<ProjectSettings>[]>>;

describe("each setting", () => {
  test("is either read back from the card or knowingly left out of it", () => {
    const known = [...Object.keys(variants), ...Object.keys(leftOut)].sort();
    expect(known).toEqual(Object.keys(projectSettings.shape).sort());
  });

  test.each(Object.entries(variants))("%s is told as it is set, for every preset", (_, ways) => {
    for (const way of ways as Partial<ProjectSettings>[]) {
      const changed = presetNames.filter((preset) => check(preset, way) !== check(preset));
      expect(changed).not.toEqual([]);
    }
  });
});
