import { readProject } from "@/db/queries/projects";
import type {
  AggregationParameters,
  AggregationResult,
  MovedValue,
} from "@/server/domain/aggregation/aggregation";
import { compareValues } from "@/server/domain/aggregation/compare-values";
import type { JobSnapshot } from "@/server/domain/job/job";
import { namesAnswers } from "@/server/domain/task/traits";
import type { AggregationPolicy } from "@/server/domain/policy/outcome-policies";
import type { ReleasedGold } from "@/server/domain/release/release-gold";
import { openResultFiles, type ResultFiles } from "@/server/services/agreement/internal/result-files";
import type { JobContext } from "@/server/services/job/job-context";
import { readSource } from "@/server/services/release/internal/read-source";
import type { ReleaseSource } from "@/server/services/release/internal/release-source";
import { goldOfDimension } from "./internal/gold-of-dimension";

const furthestShown = 20;

const header = [
  "dimension",
  "dataset",
  "item",
  "own_value",
  "value",
  "n",
  "sd",
  "low",
  "high",
  "adjudicated",
];

/** The gold values of one dimension, by item, by the project's own way and by another. */
interface BothGolds {
  name: string;
  own: ReleasedGold[];
  other: ReleasedGold[];
  furthest: MovedValue[];
}

/** The gold values of all items by another way than the project's own, beside those; exactly as a release has them. */
export async function computeAggregation({
  deps,
  projectId,
  parameters,
  folder,
  report,
  saw,
}: JobContext<AggregationParameters>): Promise<AggregationResult> {
  return deps.store.snapshot(async (db) => {
    const { settings, taskType } = await readProject(db, projectId);
    const own = settings.aggregation;
    const areNames = namesAnswers(taskType);
    const source = await readSource(db, {
      projectId,
      version: 1,
      aggregation: own,
      // Nobody's name leaves this place.
      secret: "",
      onProgress: report,
      signal: new AbortController().signal,
    });
    saw(snapshotOf(source));
    report({ stage: "values", done: 0, total: 1 });
    const golds = source.facts.dimensions.map(({ name }, dimension): BothGolds => {
      const by = (policy: AggregationPolicy) => goldOfDimension(source, dimension, policy);
      return { name, own: by(own), other: by(parameters.aggregation), furthest: [] };
    });
    const files = await openResultFiles(folder);
    await writeValues(source, golds, files, areNames);
    return {
      own,
      areNames,
      dimensions: golds.map(({ name, own: before, other, furthest }) => ({
        name,
        ...compareValues(
          before.map(({ value }) => value),
          other.map(({ value }) => value),
          { areNames },
        ),
        furthest,
      })),
      files: await files.close(),
    };
  });
}

/** Writes both values of every item into a file and notes which move furthest. */
async function writeValues(
  source: ReleaseSource,
  golds: BothGolds[],
  files: ResultFiles,
  areNames: boolean,
): Promise<void> {
  for await (const { first, items } of source.pages()) {
    for (const gold of golds) {
      const moved: MovedValue[] = [];
      const rows = items.map(({ dataset, item }, at) => {
        const from = gold.own[first + at]?.value ?? null;
        const { value, n, sd, low, high, adjudicated } = gold.other[first + at]!;
        if (from !== null && value !== null && from !== value)
          moved.push({ item, dataset, from, to: value, n });
        return [gold.name, dataset, item, from, value, n, areNames ? null : sd, low, high, adjudicated];
      });
      await files.write("values.csv", header, rows);
      gold.furthest = furthestOf([...gold.furthest, ...moved], areNames);
    }
  }
}

/** Of names the first, as none is further from another than a third. */
function furthestOf(moved: MovedValue[], areNames: boolean): MovedValue[] {
  if (areNames) return moved.slice(0, furthestShown);
  const distance = ({ from, to }: MovedValue) => Math.abs(to - from);
  return moved.sort((a, b) => distance(b) - distance(a)).slice(0, furthestShown);
}

function snapshotOf({ facts, columns, annotators }: ReleaseSource): JobSnapshot {
  return {
    items: facts.datasets.reduce((sum, { items }) => sum + items, 0),
    annotators: annotators.length,
    judgments: columns.values.length,
    fingerprint: facts.fingerprint,
  };
}
