import type { ItemFormat } from "@/server/domain/import/contracts";
import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { isScoresFileName } from "@/server/imports/detect-format";
import { faultySource, unknownSource } from "@/server/imports/faulty-source";
import type { ImportFile, ImportSource } from "@/server/domain/import/item-reader";
import { baseName, placeKey, recordPlace } from "./record-file-name";
import type { TypedStsFiles } from "./read-typed-sts";

/** The files of an import by what they hold. */
export interface SortedFiles {
  sts: readonly TypedStsFiles[];
  jsonLines: readonly ScoredObjects[];
  tables: readonly ImportFile[];
  images: readonly ImportFile[];
  /** Files that belong to none of these, and scores and records without pairs, as sources that say so. */
  faulty: readonly ImportSource[];
}

/** A file of objects with the scores of its lines, if they came along. */
interface ScoredObjects {
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
  ["jsonLines", (name) => /\.(jsonl|ndjson|json)$/i.test(name)],
  ["table", (name) => /\.(csv|tsv|tab)$/i.test(name)],
  ["record", (name) => /\.txt$/i.test(name) && recordPlace(name) !== null],
];

const kindOfFormat: Partial<Record<ItemFormat, Kind>> = { csv: "table", tsv: "table", jsonl: "jsonLines" };

/**
 * Tells from their names what files hold: pairs, scores, texts of records, pictures or whole items.
 * @param format of the files of whole items, where their names do not tell.
 */
export function sortFiles(files: readonly ImportFile[], format?: ItemFormat): SortedFiles {
  const sorted = new Map<Kind, ImportFile[]>(kinds.map(([kind]) => [kind, []]));
  const given = format === undefined ? undefined : kindOfFormat[format];
  const unknown: ImportFile[] = [];
  for (const file of files) {
    const named = kinds.find(([, is]) => is(file.fileName))?.[0];
    const isWhole = named === undefined || named === "table" || named === "jsonLines";
    const kind = isWhole ? (given ?? named) : named;
    (kind === undefined ? unknown : sorted.get(kind))?.push(file);
  }
  const of = (kind: Kind): readonly ImportFile[] => sorted.get(kind) ?? [];
  const jsonLines = of("jsonLines").map((objects) => ({ dataset: objectsDataset(objects), objects }));
  const ofObjects = (file: ImportFile) =>
    jsonLines.some(({ dataset }) => dataset === datasetFromFileName(file.fileName));
  const scores = of("scores");
  const pairs = of("pairs");
  const ofPairs = scores.filter((file) => !ofObjects(file));
  const lonely = ofPairs.filter((file) => !pairs.some((each) => nameOf(each) === nameOf(file)));
  const orphans = pairs.length === 0 ? of("record") : [];
  return {
    sts: stsFiles(pairs, ofPairs, of("record"), of("image")),
    faulty: [
      ...lonely.map((file) =>
        faultySource(file, "sts", "scores_alone", { name: `STS.input.${nameOf(file)}.txt` }),
      ),
      ...orphans.map((file) => faultySource(file, "sts", "record_alone", {})),
      ...unknown.map(unknownSource),
    ],
    jsonLines: jsonLines.map((file) => ({
      ...file,
      scores: scores.find(({ fileName }) => datasetFromFileName(fileName) === file.dataset) ?? null,
    })),
    tables: of("table"),
    images: of("image"),
  };
}

const nameOf = ({ fileName }: ImportFile) => datasetFromFileName(fileName);

/** Releases call their records `X.records.jsonl`. */
const objectsDataset = ({ fileName }: ImportFile) => datasetFromFileName(fileName).replace(/\.records$/, "");

function stsFiles(
  pairs: readonly ImportFile[],
  scores: readonly ImportFile[],
  records: readonly ImportFile[],
  images: readonly ImportFile[],
): TypedStsFiles[] {
  return pairs.map((file) => ({
    pairs: file,
    scores: scores.find((each) => nameOf(each) === nameOf(file)) ?? null,
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
