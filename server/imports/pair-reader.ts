import { DomainError } from "@/server/domain/errors";
import { pairFormats, type PairFormat } from "@/server/domain/import/contracts";
import { isClssScores, sortClssFiles } from "./clss-files";
import { datasetFromFileName } from "./dataset-from-file-name";
import { detectFormat, isScoresFileName } from "./detect-format";
import { firstBytes } from "./first-bytes";
import type { ImportFile, ImportSource, ReaderChoices } from "./item-reader";
import type { ItemFileEntry, PairFileEntry } from "./pair-file-entry";
import { readPairs } from "./read-pairs";

/** A file of pairs with the file that holds their scores, if that came along. */
interface ScoredPairs {
  dataset: string;
  format: PairFormat;
  pairs: ImportFile;
  scores: ImportFile | null;
}

/**
 * Sorts out which files hold pairs and which their scores: `STS.gs.X.txt` and `X.gs.tsv` belong to the pairs called X.
 * @throws DomainError `file_refused` for scores without pairs, or without a table of pairs that could use them.
 */
export async function pairReader(
  files: readonly ImportFile[],
  choices: ReaderChoices,
): Promise<ImportSource[]> {
  const isScores = ({ fileName }: ImportFile) => files.length > 1 && isScoresFileName(fileName);
  const format = pairFormatOf(choices);
  const clss: ImportFile[] = [];
  const others: { pairs: ImportFile; format: PairFormat }[] = [];
  for (const file of files.filter((each) => !isScores(each))) {
    // What has no recognizable form is read as STS, which then says line by line what is wrong with it.
    const form = format ?? (await formOf(file)) ?? "sts";
    if (form === "clss") clss.push(file);
    else others.push({ pairs: file, format: form });
  }
  const scored = [...withStsScores(others, files.filter(isScores)), ...withClssScores(clss)];
  return scored.map((each) => sourceOf(each, choices));
}

async function formOf(file: ImportFile): Promise<PairFormat | null> {
  return isClssScores(file) ? "clss" : detectFormat(file.fileName, await firstBytes(file));
}

function withStsScores(
  tables: readonly { pairs: ImportFile; format: PairFormat }[],
  scoreFiles: readonly ImportFile[],
): ScoredPairs[] {
  const left = new Map(scoreFiles.map((file) => [datasetFromFileName(file.fileName), file]));
  const scored = tables.map(({ pairs, format }) => {
    const dataset = datasetFromFileName(pairs.fileName);
    const scores = format === "sts" ? (left.get(dataset) ?? null) : null;
    if (scores !== null) left.delete(dataset);
    return { dataset, format, pairs, scores };
  });
  const [lonely] = left.values();
  if (lonely !== undefined) throw withoutPairs(lonely.fileName);
  return scored;
}

const withClssScores = (files: readonly ImportFile[]): ScoredPairs[] =>
  sortClssFiles(files).map(({ items, ...rest }) => ({ ...rest, format: "clss", pairs: items }));

function sourceOf(
  { dataset, format, pairs, scores }: ScoredPairs,
  { dataset: chosen, mapping }: ReaderChoices,
): ImportSource {
  return {
    fileName: pairs.fileName,
    scoresFileName: scores?.fileName ?? null,
    format,
    dataset: chosen ?? dataset,
    entries: ({ scale }) =>
      asItems(readPairs(pairs.open(), { format, scale, mapping, scores: scores?.open() })),
  };
}

function withoutPairs(fileName: string): DomainError {
  const name = datasetFromFileName(fileName);
  return new DomainError(
    "file_refused",
    `${fileName} holds scores, but no pairs called STS.input.${name}.txt came with it. Choose both files.`,
    { fileName },
  );
}

const isPairFormat = (format: string): format is PairFormat =>
  (pairFormats as readonly string[]).includes(format);

function pairFormatOf({ format }: ReaderChoices): PairFormat | undefined {
  return format !== undefined && isPairFormat(format) ? format : undefined;
}

async function* asItems(entries: AsyncGenerator<PairFileEntry>): AsyncGenerator<ItemFileEntry> {
  for await (const entry of entries) {
    if (!("row" in entry)) yield entry;
    else {
      const { gold, ...row } = entry.row;
      const known = gold === null ? [] : [{ ...gold, dimension: null, order: null }];
      yield { row: { ...row, content: null, gold: known, scores: null } };
    }
  }
}
