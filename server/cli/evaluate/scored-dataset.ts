import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { FaultyTable, tableFault } from "@/server/imports/ratings-table/table-fault";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import { readGenres } from "@/server/imports/score-files/read-genres";
import { readGoldScores } from "@/server/imports/score-files/read-gold-scores";
import { readRun, type RunForm } from "@/server/imports/score-files/read-run";
import type { ScoredDataset } from "@/server/stats/evaluation/evaluate-run";
import { tableFile } from "../ratings/table-file";

/** The gold of a dataset; null is an item without any. */
export interface DatasetGold {
  file: TableFile;
  name: string;
  scores: (number | null)[];
}

/** What else there is about a dataset: line by line the files are about the same items as its gold. */
export interface RunFiles {
  run: string;
  /** CLSS input, whose ids name the genre. */
  items: string | null;
}

/** A run's scores of the items that have gold. */
export interface ReadDataset extends ScoredDataset {
  /** Items without gold, which are left out. */
  withoutGold: number;
  /** Scores that were filled in, of items with and without gold. */
  filled: number;
  /** The genre of each item with gold. */
  genres: string[] | null;
}

/** Reads gold once for all of its runs, as it may be standard input. @throws FaultyTable where it cannot be read. */
export async function readDatasetGold(path: string): Promise<DatasetGold> {
  const file = tableFile(path);
  return { file, name: datasetName(path), scores: await readGoldScores(file) };
}

/** @throws FaultyTable where a file cannot be read, or has other lines than the gold. */
export async function readDataset(
  { file: goldFile, name, scores: gold }: DatasetGold,
  files: RunFiles,
  form: RunForm,
): Promise<ReadDataset> {
  const runFile = tableFile(files.run);
  const itemsFile = files.items === null ? null : tableFile(files.items);
  const run = await readRun(runFile, form);
  refuseOtherLines(runFile, run.scores.length, goldFile, gold.length);
  const genres = itemsFile === null ? null : await readGenres(itemsFile);
  if (itemsFile !== null) refuseOtherLines(itemsFile, genres?.length ?? 0, goldFile, gold.length);
  const withGold = <T>(values: readonly T[]) => values.filter((_, at) => gold[at] !== null);
  return {
    name,
    gold: gold.filter((score) => score !== null),
    scores: withGold(run.scores),
    ...(run.confidences === null ? {} : { confidences: withGold(run.confidences) }),
    withoutGold: gold.filter((score) => score === null).length,
    filled: run.filled,
    genres: genres === null ? null : withGold(genres),
  };
}

/** `STS.gs.headlines.txt` → `headlines`, `phrase2word.test.gs.tsv` → `phrase2word.test`. */
function datasetName(file: string): string {
  return datasetFromFileName(file).replace(/\.gs$/i, "");
}

function refuseOtherLines(file: TableFile, lines: number, gold: TableFile, goldLines: number): void {
  if (lines === goldLines) return;
  const place = { line: Math.min(lines, goldLines) + 1, column: null, found: null };
  throw new FaultyTable(file.name, [
    tableFault("line_count", place, { n: lines, m: goldLines, name: gold.name }),
  ]);
}
