import { decodeLines, endsReading, type Line } from "./decode-lines";
import { excerpt } from "./excerpt";
import { lineError, noPairs, type LineError } from "@/server/domain/import/line-error";
import type { NoteEntry, ScaleRange } from "@/server/domain/import/pair-file-entry";
import type { ByteSource } from "@/server/domain/import/source";
import { LinesOfIds } from "./lines-of-ids";
import { readStsScores, type ScoreLine } from "./sts-scores";

/** What every item of such a file has. */
interface ScoredRow {
  externalId: string | null;
  referenceScore: number | null;
}

/** What one line holds; errors make a row unusable. */
export interface ParsedLine<Row> {
  row: Row | null;
  errors: LineError[];
  /** What is done about the line by the organizer's choice; a line without row and errors is left out. */
  notes?: LineError[];
}

type ScoredEntry<Row> = { row: Row } | { error: LineError } | NoteEntry;

export interface ScoredLinesOptions<Row> {
  scale: ScaleRange;
  /** A file with one score a line; without it no row has a score. */
  scores?: ByteSource | undefined;
  parse: (line: Line) => ParsedLine<Row>;
}

/**
 * A file with one item a line and no header, each id once; the item of line n gets the score of line n, and both files
 * have as many.
 */
export async function* readScoredLines<Row extends ScoredRow>(
  source: ByteSource,
  { scale, scores, parse }: ScoredLinesOptions<Row>,
): AsyncGenerator<ScoredEntry<Row>> {
  const scoreLines = scores === undefined ? null : readStsScores(scores, scale);
  const lines = new LinesOfIds();
  try {
    let items = 0;
    let lastScore = 0;
    for await (const line of decodeLines(source, "pairs")) {
      const score = (await scoreLines?.next())?.value ?? null;
      yield* entriesOf(line, score, parse, lines);
      if (endsReading(line) || (score !== null && endsReading(score))) return;
      items = line.line;
      lastScore = score?.line ?? lastScore;
    }
    if (items === 0) yield { error: noPairs() };
    if (items === 0 || scoreLines === null) return;
    for await (const { line } of scoreLines) lastScore = line;
    if (items !== lastScore) yield { error: differentCount(items, lastScore) };
  } finally {
    await scoreLines?.return(undefined);
  }
}

function* entriesOf<Row extends ScoredRow>(
  line: Line,
  score: ScoreLine | null,
  parse: ScoredLinesOptions<Row>["parse"],
  lines: LinesOfIds,
): Generator<ScoredEntry<Row>> {
  const parsed = line.error === null ? parse(line) : { row: null, errors: [line.error] };
  const errors = [
    ...parsed.errors,
    ...duplicates(line, parsed.row?.externalId ?? null, lines),
    ...(score?.error ? [score.error] : []),
  ];
  for (const error of errors) yield { error };
  if (errors.length > 0) return;
  for (const note of parsed.notes ?? []) yield { note };
  if (parsed.row !== null) yield { row: { ...parsed.row, referenceScore: score?.score ?? null } };
}

function duplicates({ line }: Line, id: string | null, lines: LinesOfIds): LineError[] {
  const n = id === null ? null : lines.note(id, line);
  if (id === null || n === null) return [];
  const found = excerpt(id);
  return [lineError("duplicate_id", { file: "pairs", line, column: null, found }, { id: found, n })];
}

/** The line that is missing from one of the files. */
function differentCount(pairs: number, scores: number): LineError {
  const line = Math.min(pairs, scores) + 1;
  return lineError("line_count", { file: "scores", line, column: null, found: null }, { pairs, scores });
}
