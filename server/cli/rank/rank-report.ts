import { evaluateRun, type RunEvaluation } from "@/server/stats/evaluation/evaluate-run";
import { strataOf } from "../evaluate/evaluation-report";
import type { ReadDataset } from "../evaluate/scored-dataset";
import { figuresWithSpread } from "../evaluate/spread-estimates";

export type RankReport = ReturnType<typeof rankReport>;

/** Runs with their figures, the best mean first; equal means share a rank, and a run without a mean has none. */
export function rankReport(read: readonly { run: string; datasets: readonly ReadDataset[] }[]) {
  const evaluated = read.map((each) => ({ ...each, evaluation: evaluateRun(each.datasets) }));
  const means = evaluated.flatMap(({ evaluation: { mean } }) => mean.value ?? []);
  const runs = evaluated.map(({ run, datasets, evaluation }) => ({
    run,
    datasets: datasets.map((dataset, at) => ({
      name: dataset.name,
      ...figuresWithSpread(correlationsOf(evaluation, at), [dataset]),
      ...strataOf(dataset),
    })),
    ...figuresWithSpread(
      {
        all: evaluation.all,
        allNorm: evaluation.allNorm,
        mean: evaluation.mean,
        sumPearson: evaluation.sum,
        sumSpearman: evaluation.spearmanSum,
      },
      datasets,
    ),
    rank: rankOf(evaluation.mean.value, means),
  }));
  return { runs: runs.sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || before(a.run, b.run)) };
}

function correlationsOf({ datasets }: RunEvaluation, at: number) {
  const { pearson, spearman } = datasets[at]!;
  return { pearson, spearman };
}

function rankOf(mean: number | null, means: readonly number[]): number | null {
  return mean === null ? null : 1 + means.filter((other) => other > mean).length;
}

const before = (a: string, b: string) => (a < b ? -1 : 1);
