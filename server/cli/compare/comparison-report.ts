import type { RunComparison, RunDifference } from "@/server/stats/evaluation/compare-runs";
import type { CorrelationName } from "@/server/stats/evaluation/paired-scores";
import type { Reason } from "../reason-sentence";
import { figuresOf } from "../figures";

/** One comparison of two runs as plain figures; those that are not defined are null with their reason. */
export type DifferenceFigures = ReturnType<typeof differenceFigures>;

export type ComparisonReport = ReturnType<typeof comparisonReport>;

/** What Pearson's correlation says of two runs about the same items, and beside it what Spearman's says. */
export function comparisonReport(found: Record<CorrelationName, RunComparison>) {
  const { pearson, spearman } = found;
  return {
    datasets: pearson.datasets.map((dataset, at) => ({
      name: dataset.name,
      n: dataset.n,
      ...both(dataset, spearman.datasets[at] ?? dataset),
    })),
    all: both(pearson.all, spearman.all),
    mean: both(pearson.mean, spearman.mean),
  };
}

function both(pearson: RunDifference, spearman: RunDifference) {
  const { a: pearsonA, b: pearsonB, ...figures } = differenceFigures(pearson);
  return { pearsonA, pearsonB, ...figures, spearman: differenceFigures(spearman) };
}

function differenceFigures({ a, b, fisher, williams, bootstrap }: RunDifference) {
  const { reasons, ...figures } = figuresOf<"a" | "b" | "z" | "t" | "difference">({
    ...{ a, b, z: fisher, t: williams, difference: bootstrap },
  });
  const { t, difference, ...rest } = figures;
  return {
    ...rest,
    p: fisher.value === null ? null : fisher.p,
    williams: {
      t,
      df: williams.value === null ? null : williams.df,
      p: williams.value === null ? null : williams.p,
    },
    bootstrap:
      bootstrap.value === null
        ? { difference, low: null, high: null, p: null }
        : { difference, low: bootstrap.low, high: bootstrap.high, p: bootstrap.p },
    ...(reasons === undefined ? {} : { reasons: reasons as Partial<Record<string, Reason>> }),
  };
}
