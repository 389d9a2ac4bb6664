import { groupBy } from "@/server/domain/group-by";
import { compareMeans } from "@/server/stats/evaluation/compare-runs";
import { evaluateRun, type RunEvaluation, type ScoredDataset } from "@/server/stats/evaluation/evaluate-run";
import { fisherInterval, rankInterval } from "@/server/stats/intervals/fisher-z";
import type { EvaluatedGold } from "./evaluated-gold";
import type {
  GenreScore,
  NextDifference,
  OfficialScore,
  PartScore,
  RunFigures,
  RunLines,
} from "./evaluation";

/** A part of the data with the items that have gold alone. */
interface ScoredPart extends ScoredDataset {
  genres: EvaluatedGold["genres"];
}

/**
 * Everything that a run scores against the gold.
 * @param lines of each part, in the order of the gold.
 * @throws RangeError where a part has another number of lines than its gold.
 */
export function scoreRun(gold: readonly EvaluatedGold[], lines: readonly RunLines[]): RunFigures {
  const scored = withGoldOnly(gold, lines);
  const evaluated = evaluateRun(scored);
  const { all, sum } = evaluated;
  const allBounds = boundsOf(all.value === null ? null : fisherInterval(all.value, all.n));
  return {
    parts: evaluated.datasets.map((part, at) => partScore(part, genreScores(scored[at]))),
    all: all.value,
    allLow: allBounds.low,
    allHigh: allBounds.high,
    allNorm: evaluated.allNorm.value,
    mean: evaluated.mean.value,
    sum: sum.value,
    spearmanSum: evaluated.spearmanSum.value,
    dimensionMean: sum.value === null ? null : sum.value / scored.length,
    weightedAll: evaluated.weightedAll?.value ?? null,
    weightedMean: evaluated.weightedMean?.value ?? null,
  };
}

type PartEvaluation = RunEvaluation["datasets"][number];

function partScore({ name, n, low, high, ...found }: PartEvaluation, genres: GenreScore[]): PartScore {
  const { pearson, spearman, weightedPearson } = found;
  const ranks = boundsOf(spearman.value === null ? null : rankInterval(spearman.value, n));
  return {
    ...{ name, n, low, high },
    pearson: pearson.value,
    spearman: spearman.value,
    spearmanLow: ranks.low,
    spearmanHigh: ranks.high,
    weightedPearson: weightedPearson?.value ?? null,
    genres,
  };
}

function boundsOf(interval: { value: null } | { value: number; low: number; high: number } | null) {
  return interval === null || interval.value === null
    ? { low: null, high: null }
    : { low: interval.low, high: interval.high };
}

function genreScores(part: ScoredPart | undefined): GenreScore[] {
  if (part === undefined || part.genres === null) return [];
  const { gold, scores, genres } = part;
  const known = [...genres.keys()].filter((at) => genres[at] !== null);
  const groups = groupBy(known, (at) => genres[at] ?? "");
  const split = groups.map((places) => {
    const pick = (values: readonly number[]) => places.map((at) => values[at] ?? NaN);
    return { name: genres[places[0]] ?? "", gold: pick(gold), scores: pick(scores) };
  });
  return evaluateRun(split).datasets.map(({ name, n, pearson, spearman }) => ({
    ...{ name, n },
    pearson: pearson.value,
    spearman: spearman.value,
  }));
}

/** The figure that ranks a run; null where it is undefined. */
export function officialOf(figures: Pick<RunFigures, OfficialScore>, official: OfficialScore): number | null {
  return figures[official];
}

/** Whether two runs on the same items differ, by the tests that `compare` has. */
export function differenceOf(
  gold: readonly EvaluatedGold[],
  better: readonly RunLines[],
  worse: readonly RunLines[],
): NextDifference {
  const second = withGoldOnly(gold, worse);
  const paired = withGoldOnly(gold, better).map((part, at) => ({
    name: part.name,
    gold: part.gold,
    a: part.scores,
    b: second[at]?.scores ?? [],
  }));
  const { williams, fisher } = compareMeans(paired, "pearson");
  return {
    t: williams.value,
    p: williams.value === null ? null : williams.p,
    z: fisher.value,
    fisherP: fisher.value === null ? null : fisher.p,
  };
}

function withGoldOnly(gold: readonly EvaluatedGold[], lines: readonly RunLines[]): ScoredPart[] {
  const hasConfidences = lines.every(({ confidences }) => confidences !== null);
  return gold.map((part, at) => {
    const { scores = [], confidences = null } = lines[at] ?? {};
    if (scores.length !== part.gold.length) {
      throw new RangeError(`A run has ${scores.length} lines for ${part.gold.length} of ${part.name}.`);
    }
    const scored = <T>(values: readonly T[]) => values.filter((_, line) => part.gold[line] !== null);
    return {
      name: part.name,
      gold: part.gold.filter((value) => value !== null),
      scores: scored(scores),
      genres: part.genres === null ? null : scored(part.genres),
      ...(hasConfidences && confidences !== null && { confidences: scored(confidences) }),
    };
  });
}
