import { expect, test } from "vitest";
import { presets } from "@/server/domain/preset/presets";
import { taskTypes } from "@/server/domain/task/task-types";
import type { AggregationMethod } from "@/server/domain/policy/outcome-policies";
import type { AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import type { RuleName } from "@/server/stats/exclusion/exclusion-rule";
import { offeredRules } from "@/task-types/offered-rules";
import type { Task } from "@/server/domain/task/task";
import { tasks } from "@/task-types/tasks";

type Declared = Pick<Task, "usesScale" | "agreement" | "outcomes" | "sharesAnswers">;

/** Whether values are distances apart, so that they have means and correlate. */
const isMeasured = ({ usesScale, agreement }: Declared) => usesScale && agreement === "values";

/** Whether items can have known answers. */
const isChecked = ({ agreement }: Declared) => agreement === "values" || agreement === "rankings";

const ruleNeeds: Record<RuleName, (task: Declared) => boolean> = {
  "gold-pearson": isMeasured,
  "gold-accuracy": isChecked,
  "inter-tagger": isMeasured,
  pairwise: (task) => isMeasured(task) || task.agreement === "rankings",
  seconds: () => true,
  "straight-line": () => true,
  "missing-share": isMeasured,
  judged: () => true,
};

const methodNeeds: Record<AggregationMethod, (task: Declared) => boolean> = {
  mean: isMeasured,
  median: isMeasured,
  weighted: isMeasured,
  "shift-scale": isMeasured,
  trimmed: isMeasured,
  "sd-trimmed": isMeasured,
  majority: ({ agreement }) => agreement === "values",
  "dawid-skene": (task) => isMeasured(task) || task.sharesAnswers !== undefined,
};

const levelNeeds: Record<AlphaLevel, (task: Declared) => boolean> = {
  nominal: ({ agreement }) => agreement === "values",
  ordinal: isMeasured,
  interval: isMeasured,
  ratio: isMeasured,
};

/** What a type declares without having what it takes. */
function beyond(task: Declared): string[] {
  const { exclusionRules, aggregationMethods, agreementLevels } = task.outcomes;
  return [
    ...exclusionRules.filter((name) => !ruleNeeds[name](task)),
    ...aggregationMethods.filter((name) => !methodNeeds[name](task)),
    ...agreementLevels.filter((name) => !levelNeeds[name](task)),
  ];
}

test.each(taskTypes)("%s declares no rule, way to gold or level that its answers do not carry", (type) => {
  expect(beyond(tasks[type])).toEqual([]);
});

test("what a type declares beyond its answers is found", () => {
  const { exclusionRules, ...rated } = tasks["pair-rating"].outcomes;
  const { choice, "target-ranking": ranking } = tasks;
  expect(beyond({ ...choice, outcomes: { ...rated, exclusionRules: ["judged", "inter-tagger"] } })).toEqual([
    "inter-tagger",
    ...["mean", "median", "weighted", "shift-scale", "trimmed", "sd-trimmed"],
    ...["interval", "ordinal", "ratio"],
  ]);
  expect(beyond({ ...tasks["pair-writing"], outcomes: { ...rated, exclusionRules } })).toContain(
    "gold-accuracy",
  );
  const outcomes = { ...ranking.outcomes, aggregationMethods: ["majority"] as const };
  expect(beyond({ ...ranking, outcomes })).toEqual(["majority"]);
});

test("what the answers carry is declared: nothing is left out for no reason", () => {
  const carried = (task: Task) =>
    Object.entries(ruleNeeds).flatMap(([name, isMet]) => (isMet(task) ? [name] : []));
  for (const type of taskTypes) {
    expect([type, [...tasks[type].outcomes.exclusionRules].sort()]).toEqual([
      type,
      carried(tasks[type]).sort(),
    ]);
  }
});

test("a share of Not Applicable is looked at only where it can be answered", () => {
  expect(offeredRules("pair-rating", { notApplicable: true })).toContain("missing-share");
  expect(offeredRules("pair-rating", { notApplicable: false })).not.toContain("missing-share");
});

test.each(Object.entries(presets))("the preset %s begins with what its task type declares", (_, preset) => {
  const { outcomes } = tasks[preset.taskType];
  const { exclusionRules, aggregation, agreementLevel } = preset.settings;
  expect(exclusionRules.filter(({ name }) => !outcomes.exclusionRules.includes(name))).toEqual([]);
  const { aggregationMethods: methods, agreementLevels: levels } = outcomes;
  if (methods.length > 0) expect(methods).toContain(aggregation.aggregation.method);
  if (levels.length > 0) expect(levels).toContain(agreementLevel);
});
