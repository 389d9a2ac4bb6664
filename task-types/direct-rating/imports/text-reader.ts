import type { ImportFile, ImportSource, ReaderChoices } from "@/server/domain/import/item-reader";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { tableFormat } from "@/server/imports/detect-format";
import { headText } from "@/server/imports/head-text";
import { readNamedRecords, type NamedRecordsOptions } from "@/server/imports/named-records";
import { textRow, usualNames, type TextField } from "./text-row";

/** Reads every table or JSON Lines file by itself, a text a line. */
export function textReader(files: readonly ImportFile[], choices: ReaderChoices): Promise<ImportSource[]> {
  const { format: given, mapping, header, ignore } = choices;
  const isGiven = given === "csv" || given === "tsv" || given === "jsonl";
  return Promise.all(
    files.map(async (file): Promise<ImportSource> => {
      const { fileName } = file;
      const format = isGiven ? given : tableFormat(fileName, await headText(file));
      const options: NamedRecordsOptions<TextField> = {
        format,
        usualNames,
        needed: ["text"],
        mapping,
        header,
        ignore,
      };
      return {
        fileName,
        scoresFileName: null,
        format,
        dataset: choices.dataset ?? datasetFromFileName(fileName),
        entries: ({ scale }) => texts(file, options, scale),
      };
    }),
  );
}

async function* texts(
  file: ImportFile,
  options: NamedRecordsOptions<TextField>,
  scale: Parameters<typeof textRow>[1],
): AsyncGenerator<ItemFileEntry> {
  for await (const entry of readNamedRecords(file.open(), options)) {
    if (!("cells" in entry)) yield entry;
    else {
      const row = textRow(entry.cells, scale);
      for (const error of entry.cells.errors) yield { error };
      if (entry.cells.errors.length === 0) yield { row };
    }
  }
}
