import type { ItemFormat } from "@/server/domain/import/contracts";
import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { isJson } from "@/server/imports/detect-format";
import { headText } from "@/server/imports/head-text";
import type { ImportFile, ImportSource, ReaderChoices } from "@/server/domain/import/item-reader";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import { readGroupBlocks } from "./read-group-blocks";
import { readGroupLines } from "./read-group-lines";
import { readGroupTable } from "./read-group-table";
import { suggestGroupMapping } from "./group-columns";

type GroupFormat = Extract<ItemFormat, "csv" | "tsv" | "jsonl" | "comparisons">;

/** Reads every file by itself, in the form that its name or its first line shows. */
export async function groupReader(
  files: readonly ImportFile[],
  choices: ReaderChoices,
): Promise<ImportSource[]> {
  const sources: ImportSource[] = [];
  for (const file of files) {
    const format = givenFormat(choices) ?? (await formatOf(file));
    sources.push({
      fileName: file.fileName,
      scoresFileName: null,
      format,
      dataset: choices.dataset ?? datasetFromFileName(file.fileName).replace(/^comparisons\./, ""),
      entries: () => entriesOf(file, format, choices),
    });
  }
  return sources;
}

const groupFormats: readonly ItemFormat[] = ["csv", "tsv", "jsonl", "comparisons"];
const isGroupFormat = (format: ItemFormat): format is GroupFormat => groupFormats.includes(format);

const givenFormat = ({ format }: ReaderChoices): GroupFormat | null =>
  format !== undefined && isGroupFormat(format) ? format : null;

/** A table says so in its head; what else is neither a table nor JSON Lines is ranking gold. */
async function formatOf(file: ImportFile): Promise<GroupFormat> {
  const head = await headText(file);
  if (isJson(file.fileName, head)) return "jsonl";
  const [line = ""] = head.split(/\r?\n/, 1);
  const isTsv = /\.(tsv|tab)$/i.test(file.fileName) || line.includes("\t");
  const { target, candidate, positives } = suggestGroupMapping(line.split(isTsv ? "\t" : /[,;]/));
  if (isTsv) return "tsv";
  const isNamed = [target, candidate, positives].some((column) => column !== undefined);
  return !isNamed && !/[,;]/.test(line) ? "comparisons" : "csv";
}

async function* entriesOf(
  { open }: ImportFile,
  format: GroupFormat,
  { mapping, separator, header, ignore }: ReaderChoices,
): AsyncGenerator<ItemFileEntry> {
  if (format === "jsonl") yield* readGroupLines(open());
  else if (format === "comparisons") yield* readGroupBlocks(open());
  else yield* readGroupTable(open(), { format, mapping, separator, header, ignore });
}
