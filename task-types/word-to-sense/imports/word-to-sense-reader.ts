import { scoresAlone, sortClssFiles } from "@/server/imports/clss-files";
import type { ImportFile, ImportSource, ReaderChoices } from "@/server/domain/import/item-reader";
import { readScoredLines } from "@/server/imports/scored-lines";
import { packagedWordNet } from "@/server/lexicon/wordnet/packaged-wordnet";
import { parseItemLine } from "./parse-item-line";

/** Files in the form of the word-to-sense data of 2014, each with its scores if there are any. */
export function wordToSenseReader(
  files: readonly ImportFile[],
  { dataset, unknownSenses }: ReaderChoices,
): ImportSource[] {
  const wordnet = packagedWordNet();
  const { sorted, lonely } = sortClssFiles(files);
  const sources = sorted.map(({ dataset: level, items, scores }): ImportSource => ({
    fileName: items.fileName,
    scoresFileName: scores?.fileName ?? null,
    format: "tsv",
    dataset: dataset ?? level,
    entries: ({ scale }) =>
      readScoredLines(items.open(), {
        scale,
        scores: scores?.open(),
        parse: (line) => parseItemLine(wordnet, line, unknownSenses),
      }),
  }));
  return [...sources, ...lonely.map((file) => scoresAlone(file, "tsv"))];
}
