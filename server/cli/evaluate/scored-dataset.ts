import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { FaultyTable, tableFault } from "@/server/imports/ratings-table/table-fault";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import { readGenres } from "@/server/imports/score-files/read-genres";
import type { GoldTableItem } from "@/server/imports/score-files/read-gold-table";
import { readRun, type RunForm } from "@/server/imports/score-files/read-run";
import { readShares } from "@/server/imports/score-files/read-shares";
import {
  distributionOf,
  meanOfDistribution,
  weightedDistribution,
  type Distribution,
} from "@/server/stats/evaluation/distribution";
import type { ScoredDataset } from "@/server/stats/evaluation/evaluate-run";
import type { JudgmentSpread } from "@/server/stats/evaluation/evaluate-spread";
import { tableFile } from "../ratings/table-file";

/** The gold of a dataset; null is an item without any. */
export interface DatasetGold {
  file: TableFile;
  name: string;
  scores: readonly (number | null)[];
  /** What else is known of each item, where the gold is a table. */
  items: readonly Omit<GoldTableItem, "value">[] | null;
}

/** What else there is about a dataset: line by line the files are about the same items as its gold. */
export interface RunFiles {
  run: string;
  /** CLSS input, whose ids name the genre. */
  items: string | null;
}

/** How a run is read: a score a line, or a share for each of the points. */
export interface DatasetForm extends RunForm {
  points: readonly number[] | null;
}

/** A run's scores of the items that have gold. */
export interface ReadDataset extends ScoredDataset {
  /** Items without gold, which are left out. */
  withoutGold: number;
  /** Scores that were filled in, of items with and without gold. */
  filled: number;
  /** The genre of each item with gold. */
  genres: string[] | null;
  /** What separates the items with gold, from a column of the gold. */
  strata: string[] | null;
  /** What the judgments of each item with gold say besides; null where the gold does not tell. */
  spread: JudgmentSpread[] | null;
  /** The distribution that the run gives for each item with gold. */
  answered: Distribution[] | null;
}

/** @throws FaultyTable where a file cannot be read, or has other lines than the gold. */
export async function readDataset(
  { file: goldFile, name, scores: gold, items: known }: DatasetGold,
  files: RunFiles,
  form: DatasetForm,
): Promise<ReadDataset> {
  const runFile = tableFile(files.run);
  const itemsFile = files.items === null ? null : tableFile(files.items);
  const run = await readScoresOrShares(runFile, form);
  refuseOtherLines(runFile, run.scores.length, goldFile, gold.length);
  const genres = itemsFile === null ? null : await readGenres(itemsFile);
  if (itemsFile !== null) refuseOtherLines(itemsFile, genres?.length ?? 0, goldFile, gold.length);
  const withGold = <T>(values: readonly T[]) => values.filter((_, at) => gold[at] !== null);
  const items = known === null ? null : withGold(known);
  return {
    name,
    gold: gold.filter((score) => score !== null),
    scores: withGold(run.scores),
    ...(run.confidences === null ? {} : { confidences: withGold(run.confidences) }),
    withoutGold: gold.filter((score) => score === null).length,
    filled: run.filled,
    genres: genres === null ? null : withGold(genres),
    strata: items?.some(({ stratum }) => stratum !== null) ? items.map(({ stratum }) => stratum ?? "") : null,
    spread: items?.some(({ sd, judged }) => sd !== null || judged !== null) ? items.map(spreadOf) : null,
    answered: run.answered === null ? null : withGold(run.answered),
  };
}

async function readScoresOrShares(file: TableFile, form: DatasetForm) {
  const { points } = form;
  if (points === null) return { ...(await readRun(file, form)), answered: null };
  const shares = await readShares(file, points.length, form);
  const answered = shares.map((each) => weightedDistribution(points, each));
  return { scores: answered.map(meanOfDistribution), confidences: null, filled: 0, answered };
}

const spreadOf = ({ sd, judged }: Omit<GoldTableItem, "value">): JudgmentSpread => ({
  sd,
  judged: judged === null ? null : distributionOf(judged),
});

/** `STS.gs.headlines.txt` → `headlines`, `phrase2word.test.gs.tsv` → `phrase2word.test`. */
export function datasetName(file: string): string {
  return datasetFromFileName(file).replace(/\.gs$/i, "");
}

function refuseOtherLines(file: TableFile, lines: number, gold: TableFile, goldLines: number): void {
  if (lines === goldLines) return;
  const place = { line: Math.min(lines, goldLines) + 1, column: null, found: null };
  throw new FaultyTable(file.name, [
    tableFault("line_count", place, { n: lines, m: goldLines, name: gold.name }),
  ]);
}
