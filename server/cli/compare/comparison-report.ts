import { compareRuns } from "@/server/stats/evaluation/compare-runs";
import type { DatasetEvaluation, RunEvaluation } from "@/server/stats/evaluation/evaluate-run";
import { figuresOf } from "../figures";

export type ComparisonReport = ReturnType<typeof comparisonReport>;

/** For each dataset whether run A agrees better with its gold than run B; both are about the same items. */
export function comparisonReport(a: RunEvaluation, b: RunEvaluation) {
  return {
    datasets: a.datasets.flatMap((dataset, at) => {
      const other = b.datasets[at];
      return other === undefined ? [] : [compared(dataset, other)];
    }),
  };
}

function compared(a: DatasetEvaluation, b: DatasetEvaluation) {
  const z = compareRuns(a, b);
  return {
    name: a.name,
    n: a.n,
    p: z.value === null ? null : z.p,
    ...figuresOf({ pearsonA: a.pearson, pearsonB: b.pearson, z }),
  };
}
