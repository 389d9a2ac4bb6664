import { compareRuns } from "@/server/stats/evaluation/compare-runs";
import type { PairedScores } from "@/server/stats/evaluation/paired-scores";
import { randomNormal, seededRandom, type Random } from "@/server/stats/random";

/** Two runs on the same items: their correlations with the gold, and how far their errors are the same (0–1). */
export interface SimulatedRuns {
  a: number;
  b: number;
  shared: number;
  items: number;
}

/** How often each test finds a difference at 5 %, all of them two-tailed. */
export interface FoundDifferences {
  fisher: number;
  williams: number;
  bootstrap: number;
}

/** @param studies how often both runs are drawn. @param samples of each bootstrap. */
export function shareFound(
  runs: SimulatedRuns,
  { studies, samples }: Record<"studies" | "samples", number>,
): FoundDifferences {
  const found = { fisher: 0, williams: 0, bootstrap: 0 };
  for (let study = 0; study < studies; study += 1) {
    const drawn = drawRuns(runs, seededRandom(study));
    const { all } = compareRuns([drawn], "pearson", { samples, seed: study });
    if (all.fisher.value !== null && Math.min(all.fisher.p, 1 - all.fisher.p) < 0.025) found.fisher += 1;
    if (all.williams.value !== null && all.williams.p < 0.05) found.williams += 1;
    if (all.bootstrap.value !== null && all.bootstrap.p < 0.05) found.bootstrap += 1;
  }
  return {
    fisher: found.fisher / studies,
    williams: found.williams / studies,
    bootstrap: found.bootstrap / studies,
  };
}

function drawRuns({ a, b, shared, items }: SimulatedRuns, random: Random): PairedScores {
  const normals = () => Array.from({ length: items }, () => randomNormal(random));
  const [gold, common] = [normals(), normals()];
  const scoresOf = (r: number) =>
    gold.map((value, at) => {
      const error = Math.sqrt(shared) * common[at]! + Math.sqrt(1 - shared) * randomNormal(random);
      return r * value + Math.sqrt(1 - r * r) * error;
    });
  return { name: "simulated", gold, a: scoresOf(a), b: scoresOf(b) };
}
