import type { RunLines } from "@/server/domain/evaluation/evaluation";
import type { RunFault, RunFaultReason } from "@/server/domain/evaluation/run-fault";
import { decodeLines, endsReading, type Line } from "../decode-lines";
import { excerpt } from "../excerpt";
import { hasDecimalComma, parseNumberCell } from "../parse-number";

/** A run's file for one dataset. */
export interface RunFile {
  dataset: string;
  /** null where none was given. */
  bytes: Uint8Array | null;
}

/** What files must be like. */
export interface RunLayout {
  /** How many lines the file of each dataset has. */
  items: ReadonlyMap<string, number>;
  /** How many scores a line has; only a single one may have a confidence. */
  dimensions: number;
  /** The values a score may have; null for any number. */
  range: { min: number; max: number } | null;
}

/** A run that can be scored, or all that is wrong with it. */
export type CheckedRun = { lines: RunLines[]; faults: [] } | { lines: null; faults: RunFault[] };

/** Confidences are in percent. */
const confidenceRange = { min: 0, max: 100 };

/** One file as read: its cells, and what is wrong with the lines as such. */
interface ReadFile {
  dataset: string;
  items: number;
  lines: { line: number; cells: string[] }[];
  count: number;
  faults: RunFault[];
}

/**
 * Reads the files of a run: a score a line and perhaps, after a tab, a confidence from 0 to 100; or a score for each
 * dimension with tabs between them. A byte order mark and CRLF are read. Nothing is filled in or guessed: where one line
 * gives a confidence, each must.
 * @returns the scores of each dataset in the order of the files, dimension by dimension, or every fault by file and line.
 */
export async function checkRun(
  files: readonly RunFile[],
  { items, dimensions, range }: RunLayout,
): Promise<CheckedRun> {
  const read: ReadFile[] = [];
  for (const file of files) read.push(await readFile(file, items.get(file.dataset) ?? 0));
  const isSure = dimensions === 1 && read.some(({ lines }) => lines.some(({ cells }) => cells.length > 1));
  const checked = read.map((file) => checkFile(file, { range, dimensions, isSure }));
  const found = checked.flatMap((file) => file.faults);
  // What a whole file lacks is told before the lines of others, of which there may be many.
  const faults = [...found.filter(({ line }) => line === null), ...found.filter(({ line }) => line !== null)];
  return faults.length > 0
    ? { lines: null, faults }
    : { lines: checked.flatMap(({ lines }) => lines), faults: [] };
}

async function readFile({ dataset, bytes }: RunFile, items: number): Promise<ReadFile> {
  const read: ReadFile = { dataset, items, lines: [], count: 0, faults: [] };
  if (bytes === null) {
    read.faults.push({ dataset, line: null, reason: "no_file", found: "" });
    return read;
  }
  for await (const line of decodeLines(chunksOf(bytes), "scores")) {
    read.count = line.line;
    // Beyond the last item only their number is told.
    if (line.line > items) continue;
    if (line.error === null) read.lines.push({ line: line.line, cells: line.text.split("\t") });
    else read.faults.push(unreadable(dataset, line, line.error.reason));
    if (endsReading(line)) return read;
  }
  if (read.count !== items) read.faults.push(otherCount(read));
  return read;
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function unreadable(dataset: string, { line, text }: Line, reason: string): RunFault {
  const known: RunFaultReason =
    reason === "carriage_return" || reason === "invalid_utf8" || reason === "line_too_long"
      ? reason
      : "not_text";
  return { dataset, line, reason: known, found: excerpt(text) };
}

function otherCount({ dataset, items, count }: ReadFile): RunFault {
  return {
    dataset,
    line: Math.min(items, count) + 1,
    reason: count < items ? "too_few_lines" : "too_many_lines",
    found: "",
    params: { n: count, m: items },
  };
}

/** What each line is held against. */
interface LineForm extends Pick<RunLayout, "range" | "dimensions"> {
  /** Whether the run gives confidences. */
  isSure: boolean;
}

function checkFile({ dataset, lines, faults: unread }: ReadFile, form: LineForm) {
  const { range, dimensions, isSure } = form;
  const faults = [...unread];
  const columns = Array.from({ length: dimensions }, (): number[] => []);
  const confidences: number[] = [];
  for (const { line, cells } of lines) {
    const take = (at: number, into: number[], bounds: RunLayout["range"], kind: CellKind) => {
      const cell = cells[at] ?? "";
      const found = numberIn(cell, bounds, kind);
      if (typeof found === "number") into.push(found);
      else faults.push({ dataset, line, found: excerpt(cell.trim()), ...found });
    };
    const other = otherColumns(cells, form);
    if (other !== null) faults.push({ dataset, line, ...other });
    // Cells that are not there are told of once, not one by one.
    if (other?.reason === "too_few_columns") continue;
    const before = faults.length;
    columns.forEach((column, at) => take(at, column, range, "score"));
    // A line whose score is at fault is written again anyway.
    const isMissing = cells.length === 1 && faults.length > before;
    if (isSure && !isMissing) take(1, confidences, confidenceRange, "confidence");
  }
  faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return {
    faults,
    lines: columns.map((scores): RunLines => ({ scores, confidences: isSure ? confidences : null })),
  };
}

/** What is wrong with the number of cells in a line. */
function otherColumns(cells: readonly string[], { dimensions }: LineForm) {
  const params = { n: cells.length, m: dimensions };
  const found = excerpt(cells.join(" "));
  if (cells.length < dimensions) return { reason: "too_few_columns" as const, found, params };
  const most = dimensions === 1 ? 2 : dimensions;
  return cells.length > most ? { reason: "too_many_columns" as const, found, params } : null;
}

type CellKind = "score" | "confidence";

/** The number of a cell, or what is wrong with it. */
function numberIn(
  cell: string,
  bounds: RunLayout["range"],
  kind: CellKind,
): number | Pick<RunFault, "reason" | "params"> {
  const text = cell.trim();
  if (text === "") return { reason: `${kind}_missing` };
  const value = parseNumberCell(text);
  if (value === null) return { reason: faultOfText(text) };
  if (bounds === null || (value >= bounds.min && value <= bounds.max)) return value;
  return { reason: `${kind}_out_of_range`, params: { min: bounds.min, max: bounds.max } };
}

function faultOfText(text: string): RunFaultReason {
  if (/^[+-]?nan$/i.test(text)) return "nan";
  return hasDecimalComma(text) ? "decimal_comma" : "not_a_number";
}
