import type { ImportFile, ImportSource, ReaderChoices } from "@/server/domain/import/item-reader";
import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { tableFormat } from "@/server/imports/detect-format";
import { headText } from "@/server/imports/head-text";
import { readPyramidItem } from "./read-pyramid-item";
import { readSummaries } from "./read-summaries";

/** Each pyramid is an item; those of one import belong together. */
const pyramidDataset = "pyramids";

/** Reads every file by itself, in the form that its name or its first line shows: tables and JSON Lines, or one pyramid. */
export function summaryReader(files: readonly ImportFile[], choices: ReaderChoices): Promise<ImportSource[]> {
  return Promise.all(
    files.map(async (file): Promise<ImportSource> => {
      const { fileName, open } = file;
      const format = givenFormat(choices) ?? (await formatOf(file));
      const whole = { fileName, scoresFileName: null, format };
      return format === "pyr"
        ? { ...whole, dataset: choices.dataset ?? pyramidDataset, entries: () => readPyramidItem(file) }
        : {
            ...whole,
            dataset: choices.dataset ?? datasetFromFileName(fileName),
            entries: () => readSummaries(open(), format, choices),
          };
    }),
  );
}

type Format = "csv" | "tsv" | "jsonl" | "pyr";

const givenFormat = ({ format }: ReaderChoices): Format | null =>
  format === "csv" || format === "tsv" || format === "jsonl" || format === "pyr" ? format : null;

async function formatOf(file: ImportFile): Promise<Format> {
  const head = await headText(file);
  const isXml = /^\s*<(\?xml|!DOCTYPE pyramid|pyramid)/.test(head.replace(/^\uFEFF/, ""));
  return /\.pyr$/i.test(file.fileName) || isXml ? "pyr" : tableFormat(file.fileName, head);
}
