import { decodeLines, endsReading, type Line } from "@/server/imports/decode-lines";
import { excerpt } from "@/server/imports/excerpt";
import type { ImportFile, ReadingContext } from "@/server/domain/import/item-reader";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import { recordSides, type RecordSide, type TypedRecord } from "../record";
import { linkOf } from "./link-of";
import { readRecordFile } from "./read-record-file";
import { readTypedScores, type TypedScores } from "./read-typed-scores";
import { placeKey, recordPlace } from "./record-file-name";
import { typedRow } from "./typed-row";

/** The files of one dataset in the form of *SEM 2013 TYPED. */
export interface TypedStsFiles {
  pairs: ImportFile;
  scores: ImportFile | null;
  /** The texts of the records, called after their line and side. */
  records: readonly ImportFile[];
  /** The names of the pictures, by line and side as `placeKey` writes them. */
  images: ReadonlyMap<string, string>;
}

const columns = 2;

/**
 * The pairs of an `STS.input.*.txt` that names two records a line, each with the text that belongs to its line and side.
 * Scores, if there are any, are those of the same line.
 */
export async function* readTypedSts(
  files: TypedStsFiles,
  context: ReadingContext,
): AsyncGenerator<ItemFileEntry> {
  const records = new Map(files.records.map((file) => [keyOf(file), file]));
  const scoreLines = files.scores === null ? null : readTypedScores(files.scores.open(), context);
  let [pairs, lastScore] = [0, 0];
  try {
    for await (const line of decodeLines(files.pairs.open(), "pairs")) {
      const score = (await scoreLines?.next())?.value ?? null;
      yield* entriesOf(line, score, records, files.images, context.dimensions);
      if (endsReading(line)) return;
      pairs = line.line;
      lastScore = score?.line ?? lastScore;
    }
    for await (const { line } of scoreLines ?? []) lastScore = line;
    yield* loose(files, pairs, lastScore);
  } finally {
    await scoreLines?.return(undefined);
  }
}

const keyOf = ({ fileName }: ImportFile): string => {
  const place = recordPlace(fileName);
  return place === null ? "" : placeKey(place);
};

async function* entriesOf(
  line: Line,
  score: TypedScores | null,
  records: ReadonlyMap<string, ImportFile>,
  images: ReadonlyMap<string, string>,
  dimensions: readonly string[],
): AsyncGenerator<ItemFileEntry> {
  const errors: LineError[] = [...(score?.errors ?? [])];
  const cells = line.text.split("\t");
  const lineProblem = line.error ?? (cells.length === columns ? null : columnCount(line, cells.length));
  if (lineProblem !== null) errors.unshift(lineProblem);
  const read = { a: emptyRecord, b: emptyRecord };
  for (const [at, side] of lineProblem === null ? recordSides.entries() : []) {
    const place = {
      file: "pairs",
      line: line.line,
      column: at + 1,
      found: excerpt(cells[at] ?? ""),
    } as const;
    const record = await readRecord(place, side, records, images);
    errors.push(...record.errors);
    read[side] = { ...record.record, link: linkOf(cells[at] ?? "") };
  }
  if (errors.length > 0) for (const error of errors) yield { error };
  else {
    yield {
      row: typedRow({ line: line.line, content: read, scores: score?.scores ?? new Map(), dimensions }),
    };
  }
}

const emptyRecord: TypedRecord = { fields: [], image: null, link: null };

async function readRecord(
  place: LineErrorPlace,
  side: RecordSide,
  records: ReadonlyMap<string, ImportFile>,
  images: ReadonlyMap<string, string>,
): Promise<{ record: TypedRecord; errors: LineError[] }> {
  const key = placeKey({ line: place.line, side });
  const file = records.get(key);
  const name = `${key}_….txt`;
  if (file === undefined) {
    return { record: emptyRecord, errors: [lineError("record_missing", place, { name })] };
  }
  const { fields, errors } = await readRecordFile(file);
  const image = images.get(key) ?? null;
  const empty =
    fields.length === 0 && errors.length === 0
      ? [lineError("empty_record", { ...place, line: 1, column: null, fileName: file.fileName }, {})]
      : [];
  return { record: { fields, image, link: null }, errors: [...errors, ...empty] };
}

function columnCount({ line, text }: Line, n: number): LineError {
  const place = { file: "pairs", line, column: null, found: excerpt(text) } as const;
  return text === ""
    ? lineError("empty_line", place, {})
    : lineError("tab_columns", place, { n, m: columns });
}

/** What is left over when all lines have been read: records of no line, a second record of one, scores of none. */
function* loose(
  { pairs, scores, records }: TypedStsFiles,
  lines: number,
  scoreLines: number,
): Generator<ItemFileEntry> {
  if (lines === 0) {
    yield { error: lineError("no_pairs", { file: "pairs", line: 1, column: null, found: null }, {}) };
  }
  const first = new Map<string, string>();
  for (const { fileName } of records) {
    const place = { file: "pairs", line: 1, column: null, found: null, fileName } as const;
    const at = recordPlace(fileName);
    const before = at === null ? undefined : first.get(placeKey(at));
    if (at === null || at.line > lines) {
      yield { error: lineError("record_of_no_line", place, { name: pairs.fileName }) };
    } else if (before !== undefined) {
      yield { error: lineError("record_twice", place, { name: before }) };
    } else first.set(placeKey(at), fileName);
  }
  if (scores !== null && lines > 0 && scoreLines !== lines) {
    const place = {
      file: "scores",
      line: Math.min(lines, scoreLines) + 1,
      column: null,
      found: null,
    } as const;
    yield { error: lineError("line_count", place, { pairs: lines, scores: scoreLines }) };
  }
}
