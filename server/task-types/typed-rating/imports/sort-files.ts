import { DomainError } from "@/server/domain/errors";
import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { isScoresFileName } from "@/server/imports/detect-format";
import type { ImportFile } from "@/server/imports/item-reader";
import { baseName, placeKey, recordPlace } from "./record-file-name";
import type { TypedStsFiles } from "./read-typed-sts";

/** The files of an import by what they hold. */
export interface SortedFiles {
  sts: readonly TypedStsFiles[];
  jsonLines: readonly ScoredObjects[];
  tables: readonly ImportFile[];
  images: readonly ImportFile[];
}

/** A file of objects with the scores of its lines, if they came along. */
export interface ScoredObjects {
  /** What both are called. */
  dataset: string;
  objects: ImportFile;
  scores: ImportFile | null;
}

type Kind = "pairs" | "scores" | "record" | "jsonLines" | "table" | "image" | "aside";

const kinds: readonly (readonly [Kind, (name: string) => boolean])[] = [
  ["aside", (name) => /(^|[/\\])(\.|__MACOSX[/\\])/.test(name) || /^readme/i.test(baseName(name))],
  ["scores", isScoresFileName],
  ["pairs", (name) => /^STS\.input\./i.test(baseName(name))],
  ["image", (name) => /\.(jpe?g|png|gif|webp)$/i.test(name)],
  ["jsonLines", (name) => /\.(jsonl|ndjson)$/i.test(name)],
  ["table", (name) => /\.(csv|tsv)$/i.test(name)],
  ["record", (name) => /\.txt$/i.test(name) && recordPlace(name) !== null],
];

/**
 * Tells from their names what files hold: pairs, scores, texts of records, pictures or whole items.
 * @throws DomainError `file_refused` for a file of another name, and for scores or records without pairs.
 */
export function sortFiles(files: readonly ImportFile[]): SortedFiles {
  const sorted = new Map<Kind, ImportFile[]>(kinds.map(([kind]) => [kind, []]));
  for (const file of files) {
    const kind = kinds.find(([, is]) => is(file.fileName))?.[0];
    if (kind === undefined) throw unknownFile(file);
    sorted.get(kind)?.push(file);
  }
  const of = (kind: Kind): readonly ImportFile[] => sorted.get(kind) ?? [];
  const jsonLines = of("jsonLines").map((objects) => ({ dataset: objectsDataset(objects), objects }));
  const ofObjects = (file: ImportFile) =>
    jsonLines.some(({ dataset }) => dataset === datasetFromFileName(file.fileName));
  const scores = of("scores");
  return {
    sts: stsFiles(
      of("pairs"),
      scores.filter((file) => !ofObjects(file)),
      of("record"),
      of("image"),
    ),
    jsonLines: jsonLines.map((file) => ({
      ...file,
      scores: scores.find(({ fileName }) => datasetFromFileName(fileName) === file.dataset) ?? null,
    })),
    tables: of("table"),
    images: of("image"),
  };
}

/** Releases call their records `X.records.jsonl`. */
const objectsDataset = ({ fileName }: ImportFile) => datasetFromFileName(fileName).replace(/\.records$/, "");

function stsFiles(
  pairs: readonly ImportFile[],
  scores: readonly ImportFile[],
  records: readonly ImportFile[],
  images: readonly ImportFile[],
): TypedStsFiles[] {
  const datasetOf = ({ fileName }: ImportFile) => datasetFromFileName(fileName);
  const lonely = scores.find((file) => !pairs.some((each) => datasetOf(each) === datasetOf(file)));
  const orphan = lonely ?? (pairs.length === 0 ? records[0] : undefined);
  if (orphan !== undefined) throw withoutPairs(orphan);
  return pairs.map((file) => ({
    pairs: file,
    scores: scores.find((each) => datasetOf(each) === datasetOf(file)) ?? null,
    records: records.filter(isBeside(file)),
    images: new Map(images.filter(isBeside(file)).flatMap(placed)),
  }));
}

/** Whether a file lies in the folder of another or below it. */
const isBeside = (file: ImportFile) => {
  const folder = file.fileName.slice(0, -baseName(file.fileName).length);
  return ({ fileName }: ImportFile) => fileName.startsWith(folder);
};

/** A picture called after a record, by the record's place. */
function placed({ fileName }: ImportFile): [string, string][] {
  const place = recordPlace(fileName);
  return place === null ? [] : [[placeKey(place), baseName(fileName)]];
}

const unknownFile = ({ fileName }: ImportFile) =>
  new DomainError(
    "file_refused",
    `${fileName} is none of the files that records come in: STS.input.X.txt with STS.gs.X.txt and a text a record, JSON Lines, CSV or TSV, and pictures.`,
    { fileName },
  );

const withoutPairs = ({ fileName }: ImportFile) =>
  new DomainError("file_refused", `${fileName} came without the STS.input.X.txt it belongs to.`, {
    fileName,
  });
