import type { ItemFormat } from "@/server/domain/import/contracts";
import { datasetFromFileName } from "./dataset-from-file-name";
import { faultySource } from "./faulty-source";
import type { ImportFile, ImportSource } from "@/server/domain/import/item-reader";

/** A file of items with the file that holds their scores, if that came along. */
export interface ClssFiles {
  /** The level pair that is compared, as paragraph2sentence, whatever part of it; else what both files are called. */
  dataset: string;
  items: ImportFile;
  scores: ImportFile | null;
}

const endings = /\.(input|gs|meanings)$/i;

const partOfLevel =
  /^(paragraph2sentence|sentence2phrase|phrase2word|word2sense)\.(train|training|trial|test)$/i;

export const isClssScores = ({ fileName }: ImportFile) => /\.gs\.tsv$/i.test(fileName);

const nameOf = ({ fileName }: ImportFile) => datasetFromFileName(fileName).replace(endings, "");

/**
 * Sorts files of the cross-level task of 2014: `X.gs.tsv` holds the scores of `X.input.tsv`; those without items are
 * `lonely`.
 */
export function sortClssFiles(files: readonly ImportFile[]): { sorted: ClssFiles[]; lonely: ImportFile[] } {
  const scores = new Map(files.filter(isClssScores).map((file) => [nameOf(file), file]));
  const sorted = files
    .filter((file) => !isClssScores(file))
    .map((items) => {
      const name = nameOf(items);
      const own = scores.get(name) ?? null;
      scores.delete(name);
      return { dataset: partOfLevel.exec(name)?.[1] ?? name, items, scores: own };
    });
  return { sorted, lonely: [...scores.values()] };
}

/** Scores that came without their items, as a source that says so. */
export const scoresAlone = (scores: ImportFile, format: ItemFormat): ImportSource =>
  faultySource(scores, format, "scores_alone", { name: `${nameOf(scores)}.input.tsv` });
