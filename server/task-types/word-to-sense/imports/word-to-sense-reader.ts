import { sortClssFiles } from "@/server/imports/clss-files";
import type { ImportFile, ImportSource, ReaderChoices } from "@/server/imports/item-reader";
import { readScoredLines } from "@/server/imports/scored-lines";
import { packagedWordNet } from "@/server/lexicon/wordnet/packaged-wordnet";
import { parseItemLine } from "./parse-item-line";

/**
 * Files in the form of the word-to-sense data of 2014, each with its scores if there are any.
 * @throws DomainError `file_refused` for scores without items.
 */
export function wordToSenseReader(files: readonly ImportFile[], { dataset }: ReaderChoices): ImportSource[] {
  const wordnet = packagedWordNet();
  return sortClssFiles(files).map(({ dataset: level, items, scores }) => ({
    fileName: items.fileName,
    scoresFileName: scores?.fileName ?? null,
    format: "tsv",
    dataset: dataset ?? level,
    entries: ({ scale }) =>
      readScoredLines(items.open(), {
        scale,
        scores: scores?.open(),
        parse: (line) => parseItemLine(wordnet, line),
      }),
  }));
}
