import { pairFormats } from "@/server/domain/import/contracts";
import { isClssScores, scoresAlone, sortClssFiles } from "./clss-files";
import { datasetFromFileName } from "./dataset-from-file-name";
import { detectFormat, isScoresFileName, type DetectedFormat } from "./detect-format";
import { headText } from "./head-text";
import { faultySource } from "./faulty-source";
import type { ImportFile, ImportSource, ReaderChoices } from "@/server/domain/import/item-reader";
import type { ItemRow } from "@/server/domain/import/item-row";
import type { ItemFileEntry, PairFileEntry } from "@/server/domain/import/pair-file-entry";
import type { PairRow } from "@/server/domain/import/pair-row";
import { readPairs } from "./read-pairs";

/** A file of pairs with the file that holds their scores, if that came along. */
interface ScoredPairs {
  dataset: string;
  format: DetectedFormat;
  pairs: ImportFile;
  scores: ImportFile | null;
}

/**
 * Sorts out which files hold pairs and which their scores: `STS.gs.X.txt` and `X.gs.tsv` belong to the pairs called X.
 * Scores without pairs, or without a table of pairs that could use them, are sources that say so.
 */
export async function pairReader(
  files: readonly ImportFile[],
  choices: ReaderChoices,
): Promise<ImportSource[]> {
  const isScores = ({ fileName }: ImportFile) => isScoresFileName(fileName);
  const format = pairFormatOf(choices);
  const clss: ImportFile[] = [];
  const others: { pairs: ImportFile; format: DetectedFormat }[] = [];
  for (const file of files.filter((each) => !isScores(each))) {
    // What has no recognizable form is read as STS, which then says line by line what is wrong with it.
    const form = format ?? (await formOf(file)) ?? "sts";
    if (form === "clss") clss.push(file);
    else others.push({ pairs: file, format: form });
  }
  const sts = withStsScores(others, files.filter(isScores));
  const { sorted, lonely } = sortClssFiles(clss);
  const ofClss = sorted.map(({ items, ...rest }) => ({ ...rest, format: "clss" as const, pairs: items }));
  return [
    ...[...sts.scored, ...ofClss].map((each) => sourceOf(each, choices)),
    ...sts.lonely.map((file) =>
      faultySource(file, "sts", "scores_alone", {
        name: `STS.input.${datasetFromFileName(file.fileName)}.txt`,
      }),
    ),
    ...lonely.map((file) => scoresAlone(file, "clss")),
  ];
}

async function formOf(file: ImportFile): Promise<DetectedFormat | null> {
  return isClssScores(file) ? "clss" : detectFormat(file.fileName, await headText(file));
}

function withStsScores(
  tables: readonly { pairs: ImportFile; format: DetectedFormat }[],
  scoreFiles: readonly ImportFile[],
): { scored: ScoredPairs[]; lonely: ImportFile[] } {
  const left = new Map(scoreFiles.map((file) => [datasetFromFileName(file.fileName), file]));
  const scored = tables.map(({ pairs, format }) => {
    const dataset = datasetFromFileName(pairs.fileName);
    const scores = format === "sts" ? (left.get(dataset) ?? null) : null;
    if (scores !== null) left.delete(dataset);
    return { dataset, format, pairs, scores };
  });
  return { scored, lonely: [...left.values()] };
}

function sourceOf(
  { dataset, format, pairs, scores }: ScoredPairs,
  { dataset: chosen, mapping, header, ignore }: ReaderChoices,
): ImportSource {
  return {
    fileName: pairs.fileName,
    scoresFileName: scores?.fileName ?? null,
    format,
    dataset: chosen ?? dataset,
    entries: ({ scale }) =>
      asItems(readPairs(pairs.open(), { format, scale, mapping, header, ignore, scores: scores?.open() })),
  };
}

const formats: readonly string[] = [...pairFormats, "jsonl"];
const isPairFormat = (format: string): format is DetectedFormat => formats.includes(format);

function pairFormatOf({ format }: ReaderChoices): DetectedFormat | undefined {
  return format !== undefined && isPairFormat(format) ? format : undefined;
}

async function* asItems(entries: AsyncGenerator<PairFileEntry>): AsyncGenerator<ItemFileEntry> {
  for await (const entry of entries) {
    yield "row" in entry ? { row: itemOf(entry.row) } : entry;
  }
}

/** Field by field: spreading them costs several times as much, and a file may have millions of lines. */
function itemOf(pair: PairRow): ItemRow {
  return {
    line: pair.line,
    externalId: pair.externalId,
    textA: pair.textA,
    textB: pair.textB,
    dataset: pair.dataset,
    referenceScore: pair.referenceScore,
    genre: pair.genre,
    split: pair.split,
    group: pair.group,
    content: null,
    gold: pair.gold === null ? [] : [{ ...pair.gold, dimension: null, order: null }],
    scores: null,
  };
}
