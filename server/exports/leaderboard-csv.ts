import { csvLine } from "@/server/domain/csv-cell";
import type { Leaderboard } from "@/server/domain/evaluation/contracts";
import type { PartScore, RunFigures } from "@/server/domain/evaluation/evaluation";

const summaryHead = [
  "mean",
  "sum",
  "all",
  "all_low",
  "all_high",
  "all_norm",
  "spearman_sum",
  "dimension_mean",
  "weighted_all",
  "weighted_mean",
];
const partHead = [
  ...["n", "pearson", "low", "high"],
  ...["spearman", "spearman_low", "spearman_high", "weighted_pearson"],
];
const genreHead = ["n", "pearson", "spearman"];
const differenceHead = ["williams_t", "williams_p", "fisher_z", "fisher_p"];

/**
 * The leaderboard with unrounded figures: the rows that are no run first and without a rank, then runs by rank. Each
 * difference is the one from the next run.
 */
export function* leaderboardCsv({ parts, references, rows }: Leaderboard): Generator<string> {
  yield csvLine([
    ...["rank", "team", "run", "late", "own", "received"],
    ...summaryHead,
    ...parts.flatMap(({ name, genres }) => [
      ...partHead.map((head) => `${name}.${head}`),
      ...genres.flatMap((genre) => genreHead.map((head) => `${name}.${genre}.${head}`)),
    ]),
    ...differenceHead,
    ...["resources", "description"],
  ]);
  for (const { name, figures } of references) {
    yield csvLine([
      null,
      "",
      name,
      null,
      null,
      null,
      ...figureCells(figures, parts),
      null,
      null,
      null,
      null,
      "",
      "",
    ]);
  }
  for (const { rank, team, name, isLate, isOwn, receivedAt, figures, difference, ...run } of rows) {
    yield csvLine([
      ...[rank, team, name, isLate, isOwn, receivedAt],
      ...figureCells(figures, parts),
      ...(difference === null
        ? [null, null, null, null]
        : [difference.t, difference.p, difference.z, difference.fisherP]),
      run.resources
        .map(({ name: resource, use }) => (use === "" ? resource : `${resource}: ${use}`))
        .join("; "),
      run.description,
    ]);
  }
}

function figureCells(figures: RunFigures, parts: Leaderboard["parts"]): (number | null)[] {
  const { mean, sum, all, allLow, allHigh, allNorm, spearmanSum, dimensionMean } = figures;
  return [
    ...[mean, sum, all, allLow, allHigh, allNorm, spearmanSum, dimensionMean],
    ...[figures.weightedAll, figures.weightedMean],
    ...parts.flatMap(({ name, genres }) => {
      const part = figures.parts.find((found) => found.name === name);
      return [...partCells(part), ...genres.flatMap((genre) => genreCells(part, genre))];
    }),
  ];
}

function partCells(part: PartScore | undefined): (number | null)[] {
  if (part === undefined) return partHead.map(() => null);
  const { n, pearson, low, high, spearman, spearmanLow, spearmanHigh, weightedPearson } = part;
  return [n, pearson, low, high, spearman, spearmanLow, spearmanHigh, weightedPearson];
}

function genreCells(part: PartScore | undefined, genre: string): (number | null)[] {
  const found = part?.genres.find(({ name }) => name === genre);
  return found === undefined ? genreHead.map(() => null) : [found.n, found.pearson, found.spearman];
}
