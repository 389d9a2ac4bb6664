import { countedTable } from "@/server/domain/release/counted-table";
import { goldColumnsOf, type GoldColumns } from "@/server/domain/release/gold-columns";
import { releaseEachGold, type ReleasedGold } from "@/server/domain/release/release-gold";
import { namesAnswers } from "@/server/domain/task/traits";
import { scaleBounds } from "@/server/domain/scale/scale-bounds";
import { tasks } from "@/task-types/tasks";
import type { ReleaseData } from "./release-source";

/** The gold of an item whose answers no number says. */
const noValue = (n: number): ReleasedGold => ({
  value: null,
  n,
  sd: null,
  low: null,
  high: null,
  adjudicated: false,
});

/** The gold of every item, by dimension. */
export function computeGold({ facts, columns, annotators, settled }: ReleaseData): GoldColumns[] {
  const hasValues = tasks[facts.project.taskType].agreement === "values";
  // Numbers that only name answers spread nowhere.
  const isNamed = namesAnswers(facts.project.taskType);
  const scope = { annotatorCount: annotators.length, from: 0, to: columns.starts.length - 1 };
  return facts.dimensions.map(({ points }, dimension) => {
    const counted = countedTable(columns, { ...scope, dimension, withGold: true });
    if (!hasValues) return goldColumnsOf(scope.to, (item) => noValue(counted.notApplicable[item] ?? 0));
    const goldOf = releaseEachGold(
      counted,
      facts.aggregation,
      settled[dimension] ?? new Map(),
      scaleBounds(points),
    );
    return goldColumnsOf(scope.to, isNamed ? (item) => ({ ...goldOf(item), sd: null }) : goldOf);
  });
}
