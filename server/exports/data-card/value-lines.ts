import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import { hasValues } from "@/server/domain/task/traits";
import type { ReleaseFacts } from "@/server/domain/release/facts";
import type { ReleaseCounts } from "@/server/domain/release/manifest";
import { counted, percent } from "./words";

/** How judgments became gold values: whose were left out, the method, N/A, and what a person decided instead. */
export function valueLines(facts: ReleaseFacts, counts: ReleaseCounts): string[] {
  const isValued = hasValues(facts.project.taskType);
  return [
    ...exclusionLines(facts),
    ...(isValued ? [`${methodLine(facts.aggregation)}`, ...notApplicableLines(facts)] : []),
    ...(isValued
      ? adjudicationLines(facts, counts)
      : ["No item has a gold value, because no number says what people answered."]),
  ];
}

function exclusionLines({ exclusions }: ReleaseFacts): string[] {
  const inForce = exclusions.filter(({ takenBackAt }) => takenBackAt === null);
  const takenBack = exclusions.length - inForce.length;
  const causes = new Map<string, number>();
  for (const { rule } of inForce) {
    const cause = rule === null ? "by an organizer's decision" : `by the rule \`${rule}\``;
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
  }
  return [
    ...(inForce.length === 0 ? ["No annotator is excluded."] : []),
    ...[...causes].map(
      ([cause, count]) => `${counted(count, "annotator is", "annotators are")} excluded ${cause}.`,
    ),
    ...(takenBack === 0 ? [] : [`${counted(takenBack, "exclusion was", "exclusions were")} taken back.`]),
  ];
}

function methodLine({ aggregation }: AggregationPolicy): string {
  switch (aggregation.method) {
    case "mean":
      return "A gold value is the mean of the counted judgments.";
    case "median":
      return "A gold value is the median of the counted judgments.";
    case "weighted":
      return "A gold value is the mean of the counted judgments, weighted by how each annotator correlates with the others.";
    case "shift-scale":
      return "A gold value is the mean of the counted judgments, after the values of each annotator were shifted and scaled to fit the others.";
    case "majority":
      return "A gold value is the most frequent of the counted judgments.";
    case "dawid-skene":
      return "A gold value is the most probable answer by the model of Dawid and Skene.";
    case "trimmed":
      return `A gold value is the mean of the counted judgments without the lowest ${percent(aggregation.share)} and the highest ${percent(aggregation.share)}.`;
    case "sd-trimmed":
      return `A gold value is the mean of the counted judgments within ${counted(aggregation.deviations, "standard deviation")} of the item's mean.`;
  }
}

function notApplicableLines({ dimensions, aggregation }: ReleaseFacts): string[] {
  if (!dimensions.some(({ notApplicable }) => notApplicable)) return [];
  const { allNotApplicable } = aggregation;
  return [
    "Where some annotators answered Not Applicable, the value rests on the others.",
    allNotApplicable === "zero"
      ? "Where all annotators answered Not Applicable, the value is 0."
      : "Where all annotators answered Not Applicable, there is no value.",
  ];
}

function adjudicationLines(
  { settings: { adjudication } }: ReleaseFacts,
  { adjudicated }: ReleaseCounts,
): string[] {
  const { difference, ciWidth, blind, secondAdjudicator, escalate } = adjudication;
  const needs = [
    ...(difference === null ? [] : [`two judgments differed by ${counted(difference, "point")} or more`]),
    ...(ciWidth === null
      ? []
      : [`the 95 % interval of the mean was ${counted(ciWidth, "point")} wide or more`]),
  ];
  const decided = `Adjudicators decided ${counted(adjudicated, "gold value")}.`;
  if (needs.length === 0)
    return ["No rule sent values to adjudication.", ...(adjudicated === 0 ? [] : [decided])];
  return [
    `A value went to adjudication when ${needs.join(", or when ")}.`,
    blind ? "Adjudicators did not see who gave which judgment." : "Adjudicators saw who gave which judgment.",
    ...(secondAdjudicator
      ? [
          `Two adjudicators decided separately. Where they differed, ${escalate ? "an owner or organizer decided" : "the later decision holds"}.`,
        ]
      : []),
    decided,
  ];
}
