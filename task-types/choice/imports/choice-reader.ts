import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { tableFormat } from "@/server/imports/detect-format";
import { headText } from "@/server/imports/head-text";
import type { ImportFile, ImportSource, ReaderChoices } from "@/server/domain/import/item-reader";
import { readChoices } from "./read-choices";

/** Reads every file by itself, in the form that its name or its first line shows. */
export function choiceReader(files: readonly ImportFile[], choices: ReaderChoices): Promise<ImportSource[]> {
  return Promise.all(
    files.map(async (file): Promise<ImportSource> => {
      const { fileName, open } = file;
      const { format: given } = choices;
      const isGiven = given === "csv" || given === "tsv" || given === "jsonl";
      const format = isGiven ? given : tableFormat(fileName, await headText(file));
      return {
        fileName,
        scoresFileName: null,
        format,
        dataset: choices.dataset ?? datasetFromFileName(fileName),
        entries: () => readChoices(open(), format, choices),
      };
    }),
  );
}
