import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import type { ImportFile, ImportSource, ReaderChoices } from "@/server/imports/item-reader";
import { readChoices } from "./read-choices";

/** Reads every file by itself: a name that ends in .jsonl or .tsv says so, and any other file is a CSV. */
export function choiceReader(files: readonly ImportFile[], choices: ReaderChoices): ImportSource[] {
  return files.map(({ fileName, open }) => {
    const format = formatOf(fileName, choices);
    return {
      fileName,
      scoresFileName: null,
      format,
      dataset: choices.dataset ?? datasetFromFileName(fileName),
      entries: () => readChoices(open(), format, choices),
    };
  });
}

function formatOf(fileName: string, { format }: ReaderChoices): "csv" | "tsv" | "jsonl" {
  if (format === "csv" || format === "tsv" || format === "jsonl") return format;
  if (/\.jsonl$/i.test(fileName)) return "jsonl";
  return /\.(tsv|tab)$/i.test(fileName) ? "tsv" : "csv";
}
