import { DomainError } from "@/server/domain/errors";
import { pairFormats, type PairFormat } from "@/server/domain/import/contracts";
import { datasetFromFileName } from "./dataset-from-file-name";
import { detectFormat, isScoresFileName } from "./detect-format";
import { firstBytes } from "./first-bytes";
import type { ImportFile, ImportSource, ReaderChoices } from "./item-reader";
import type { ItemFileEntry, PairFileEntry } from "./pair-file-entry";
import { readPairs } from "./read-pairs";

/**
 * Sorts out which files hold pairs and which their scores: `STS.gs.X.txt` belongs to the pairs called X.
 * @throws DomainError `file_refused` for scores without pairs, or without a table of pairs that could use them.
 */
export async function pairReader(
  files: readonly ImportFile[],
  choices: ReaderChoices,
): Promise<ImportSource[]> {
  const isScores = ({ fileName }: ImportFile) => files.length > 1 && isScoresFileName(fileName);
  const scoreFiles = new Map(
    files.filter(isScores).map((file) => [datasetFromFileName(file.fileName), file] as const),
  );
  const sources: ImportSource[] = [];
  for (const pairs of files.filter((file) => !isScores(file))) {
    const named = datasetFromFileName(pairs.fileName);
    // What has no recognizable form is read as STS, which then says line by line what is wrong with it.
    const format = pairFormatOf(choices) ?? detectFormat(pairs.fileName, await firstBytes(pairs)) ?? "sts";
    const scores = format === "sts" ? (scoreFiles.get(named) ?? null) : null;
    if (scores !== null) scoreFiles.delete(named);
    sources.push({
      fileName: pairs.fileName,
      scoresFileName: scores?.fileName ?? null,
      format,
      dataset: choices.dataset ?? named,
      entries: ({ scale }) =>
        asItems(readPairs(pairs.open(), { format, scale, mapping: choices.mapping, scores: scores?.open() })),
    });
  }
  const [lonely] = scoreFiles.values();
  if (lonely !== undefined) throw withoutPairs(lonely.fileName);
  return sources;
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
