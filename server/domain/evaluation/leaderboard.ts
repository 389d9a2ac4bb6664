import { z } from "zod";
import type { OfficialScore, RunFigures } from "./evaluation";

export const partFigures = ["pearson", "spearman", "weightedPearson"] as const;

/**
 * What an address may ask of a leaderboard. Columns are `rank`, `run`, a summary, a part of the data with `d:` before its
 * name, or a genre of the chosen part with `g:`.
 */
export const leaderboardQuery = z.object({
  sort: z.string().max(210).default("rank"),
  direction: z.enum(["up", "down"]).default("up"),
  score: z.enum(partFigures).default("pearson"),
  /** The part of the data whose genres and plot are shown; empty for all together. */
  dataset: z.string().max(200).default(""),
  /** The release; 0 for the current one. */
  version: z.int().min(0).default(0),
});
export type LeaderboardQuery = z.infer<typeof leaderboardQuery>;

/** So many runs a plot can show side by side. */
export const plottedRuns = 40;

const partColumn = "d:";
const genreColumn = "g:";
const summaries = [
  "mean",
  "sum",
  "spearmanSum",
  "dimensionMean",
  "all",
  "allNorm",
  "weightedAll",
  "weightedMean",
] as const;
type Summary = (typeof summaries)[number];

export const isSummary = (column: string): column is Summary => summaries.some((one) => one === column);

const after = (start: string, column: string): string | null =>
  column.startsWith(start) ? column.slice(start.length) : null;

/** The part of the data or the genre that a column is about; null for another column. */
export const subjectOfColumn = (column: string): string | null =>
  after(partColumn, column) ?? after(genreColumn, column);

interface ShownLeaderboard {
  parts: readonly { name: string; genres: readonly string[] }[];
  official: OfficialScore;
  rows: readonly { figures: RunFigures }[];
}

/** Figures that stand beside the official score: those over all items only where items have one value each. */
const besides: Record<OfficialScore, readonly Summary[]> = {
  mean: ["all", "allNorm"],
  sum: ["spearmanSum", "mean", "all", "allNorm"],
  dimensionMean: [],
};

/**
 * The columns of a leaderboard: rank and run, the official score, then the other figures that its runs have.
 * @param chosen the part of the data whose genres have columns.
 */
export function leaderboardColumns({ parts, official, rows }: ShownLeaderboard, chosen: string): string[] {
  const isWeighted = rows.some(({ figures }) => figures.weightedMean !== null);
  const genres = parts.find(({ name }) => name === chosen)?.genres ?? [];
  return [
    ...["rank", "run", official],
    ...besides[official],
    ...(isWeighted ? ["weightedAll", "weightedMean"] : []),
    ...parts.map(({ name }) => `${partColumn}${name}`),
    ...genres.map((name) => `${genreColumn}${name}`),
  ];
}

/** What of a run's figures is looked at. */
export type Looked = Pick<LeaderboardQuery, "score" | "dataset">;

/** The figure of a column; undefined for a column that has none. */
export function figureIn(
  figures: RunFigures,
  column: string,
  { score, dataset }: Looked,
): number | null | undefined {
  if (isSummary(column)) return figures[column];
  const genre = after(genreColumn, column);
  if (genre === null) return partOf(figures, column)?.[score];
  const genres = figures.parts.find(({ name }) => name === dataset)?.genres;
  return score === "weightedPearson" ? undefined : genres?.find(({ name }) => name === genre)?.[score];
}

const partOf = ({ parts }: RunFigures, column: string) =>
  parts.find(({ name }) => name === after(partColumn, column));

interface Bounds {
  low: number | null;
  high: number | null;
}

/** The 95 % interval of that figure; null where it has none. */
export function intervalIn(figures: RunFigures, column: string, { score }: Looked): Bounds {
  const none = { low: null, high: null };
  if (column === "all") return { low: figures.allLow, high: figures.allHigh };
  const found = partOf(figures, column);
  if (score === "weightedPearson" || found === undefined) return none;
  return score === "pearson"
    ? { low: found.low, high: found.high }
    : { low: found.spearmanLow, high: found.spearmanHigh };
}

/** Ranks by official score, the highest first; equal scores share one, and an undefined one has none. */
export function officialRanks(official: readonly (number | null)[]): (number | null)[] {
  const descending = official.filter((score) => score !== null).sort((a, b) => b - a);
  const first = new Map<number, number>();
  descending.forEach((score, at) => {
    if (!first.has(score)) first.set(score, at + 1);
  });
  return official.map((score) => (score === null ? null : (first.get(score) ?? null)));
}

interface Sortable {
  rank: number | null;
  name: string;
  team: string;
  figures: RunFigures;
}

/** Rows as the reader wants them; equal ones stay as they were, and those without a figure come last. Ranks stay. */
export function sortedRows<Row extends Sortable>(
  rows: readonly Row[],
  { sort, direction, ...looked }: Looked & Pick<LeaderboardQuery, "sort" | "direction">,
): Row[] {
  const sign = direction === "up" ? 1 : -1;
  const keyOf = (row: Row): string | number | null => {
    if (sort === "run") return `${row.team}\n${row.name}`.toLowerCase();
    return sort === "rank" ? row.rank : (figureIn(row.figures, sort, looked) ?? null);
  };
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return a.key === b.key ? 0 : sign * (a.key < b.key ? -1 : 1);
    })
    .map(({ row }) => row);
}
