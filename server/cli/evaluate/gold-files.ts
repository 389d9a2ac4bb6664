import { peekHead } from "@/server/imports/sampling/peek-head";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import { readGoldScores } from "@/server/imports/score-files/read-gold-scores";
import {
  namesGoldColumns,
  readGoldTable,
  type GoldColumnsForm,
} from "@/server/imports/score-files/read-gold-table";
import { tableFile } from "../ratings/table-file";
import { datasetName, type DatasetGold } from "./scored-dataset";
import { readColumnedGold, type ColumnedGold } from "./typed-dataset";

/**
 * The gold of every dataset: of a file without a header its only one, of a table those it names in their order. Gold is read
 * once for all of its runs, as it may be standard input.
 * @throws FaultyTable where a file cannot be read.
 */
export async function readGoldOfRuns(
  paths: readonly string[],
  form: GoldColumnsForm,
): Promise<DatasetGold[]> {
  return readGoldFiles(paths, form, async (file, name) => ({
    file,
    name,
    scores: await readGoldScores(file, form),
    items: null,
  }));
}

/** The same where files without a header may have a column for each dimension. */
export async function readTypedGold(
  paths: readonly string[],
  form: GoldColumnsForm,
): Promise<(DatasetGold | ColumnedGold)[]> {
  return readGoldFiles(paths, form, (file, name) => readColumnedGold(file, name, form));
}

async function readGoldFiles<T>(
  paths: readonly string[],
  form: GoldColumnsForm,
  readLines: (file: TableFile, name: string) => Promise<T>,
): Promise<(T | DatasetGold)[]> {
  const golds: (T | DatasetGold)[] = [];
  for (const path of paths) {
    const { head, file } = await peekHead(tableFile(path));
    const name = datasetName(path);
    if (namesGoldColumns(head)) golds.push(...(await tableGolds(file, name, form)));
    else golds.push(await readLines(file, name));
  }
  return golds;
}

async function tableGolds(file: TableFile, name: string, form: GoldColumnsForm): Promise<DatasetGold[]> {
  const parts = await readGoldTable(file, form);
  return parts.map(({ dataset, items }) => ({
    file: { ...file, name: dataset === null ? file.name : `${file.name} (${dataset})` },
    name: dataset ?? name,
    scores: items.map(({ value }) => value),
    items,
  }));
}
