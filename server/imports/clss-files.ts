import { DomainError } from "@/server/domain/errors";
import { datasetFromFileName } from "./dataset-from-file-name";
import type { ImportFile } from "./item-reader";

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
 * Sorts files of the cross-level task of 2014: `X.gs.tsv` holds the scores of `X.input.tsv`.
 * @throws DomainError `file_refused` for scores without items.
 */
export function sortClssFiles(files: readonly ImportFile[]): ClssFiles[] {
  const scores = new Map(files.filter(isClssScores).map((file) => [nameOf(file), file]));
  const sorted = files
    .filter((file) => !isClssScores(file))
    .map((items) => {
      const name = nameOf(items);
      const own = scores.get(name) ?? null;
      scores.delete(name);
      return { dataset: partOfLevel.exec(name)?.[1] ?? name, items, scores: own };
    });
  const [lonely] = scores.values();
  if (lonely !== undefined) throw withoutItems(lonely);
  return sorted;
}

function withoutItems(scores: ImportFile): DomainError {
  const { fileName } = scores;
  return new DomainError(
    "file_refused",
    `${fileName} holds scores, but no items called ${nameOf(scores)}.input.tsv came with it. Choose both files.`,
    { fileName },
  );
}
