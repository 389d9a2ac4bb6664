import { DomainError } from "@/server/domain/errors";
import type { PairFormat } from "@/server/domain/import/contracts";
import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { detectFormat, isScoresFileName } from "@/server/imports/detect-format";
import type { ImportFile } from "./import-file";

/** One file of pairs with the scores that belong to it. */
export interface ImportSource {
  pairs: ImportFile;
  scores: ImportFile | null;
  format: PairFormat;
  /** The dataset of the pairs that name none themselves. */
  dataset: string;
}

/**
 * Sorts out which files hold pairs and which their scores: `STS.gs.X.txt` belongs to the pairs called X.
 * @throws DomainError `file_refused` for scores without pairs, or without a table of pairs that could use them.
 */
export async function pairUpFiles(
  files: readonly ImportFile[],
  choices: { format?: PairFormat | undefined; dataset?: string | undefined },
): Promise<ImportSource[]> {
  const isScores = ({ fileName }: ImportFile) => files.length > 1 && isScoresFileName(fileName);
  const scoreFiles = new Map(
    files.filter(isScores).map((file) => [datasetFromFileName(file.fileName), file] as const),
  );
  const sources: ImportSource[] = [];
  for (const pairs of files.filter((file) => !isScores(file))) {
    const named = datasetFromFileName(pairs.fileName);
    // What has no recognizable form is read as STS, which then says line by line what is wrong with it.
    const format = choices.format ?? detectFormat(pairs.fileName, await firstBytes(pairs)) ?? "sts";
    const scores = format === "sts" ? (scoreFiles.get(named) ?? null) : null;
    if (scores !== null) scoreFiles.delete(named);
    sources.push({ pairs, scores, format, dataset: choices.dataset ?? named });
  }
  const [lonely] = scoreFiles.values();
  if (lonely !== undefined) throw withoutPairs(lonely.fileName);
  return sources;
}

async function firstBytes({ open }: ImportFile): Promise<Uint8Array> {
  for await (const chunk of open()) return chunk;
  return new Uint8Array();
}

function withoutPairs(fileName: string): DomainError {
  const name = datasetFromFileName(fileName);
  return new DomainError(
    "file_refused",
    `${fileName} holds scores, but no pairs called STS.input.${name}.txt came with it. Choose both files.`,
    { fileName },
  );
}
