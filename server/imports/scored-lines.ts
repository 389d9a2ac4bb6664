import { decodeLines, type Line } from "./decode-lines";
import { lineError, noPairs, type LineError } from "./line-error";
import type { ScaleRange } from "./pair-file-entry";
import type { ByteSource } from "./source";
import { readStsScores, type ScoreLine } from "./sts-scores";

/** What one line holds; errors make a row unusable. */
export interface ParsedLine<Row> {
  row: Row | null;
  errors: LineError[];
}

export interface ScoredLinesOptions<Row> {
  scale: ScaleRange;
  /** A file with one score a line; without it no row has a score. */
  scores?: ByteSource | undefined;
  parse: (line: Line) => ParsedLine<Row>;
}

/** A file with one item a line and no header; the item of line n gets the score of line n, and both have as many. */
export async function* readScoredLines<Row extends { referenceScore: number | null }>(
  source: ByteSource,
  { scale, scores, parse }: ScoredLinesOptions<Row>,
): AsyncGenerator<{ row: Row } | { error: LineError }> {
  const scoreLines = scores === undefined ? null : readStsScores(scores, scale);
  try {
    let items = 0;
    let lastScore = 0;
    for await (const line of decodeLines(source, "pairs")) {
      const score = (await scoreLines?.next())?.value ?? null;
      yield* entriesOf(line, score, parse);
      if (line.error?.reason === "not_text" || score?.error?.reason === "not_text") return;
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

function* entriesOf<Row extends { referenceScore: number | null }>(
  line: Line,
  score: ScoreLine | null,
  parse: ScoredLinesOptions<Row>["parse"],
): Generator<{ row: Row } | { error: LineError }> {
  const parsed = line.error === null ? parse(line) : { row: null, errors: [line.error] };
  const errors = [...parsed.errors, ...(score?.error ? [score.error] : [])];
  for (const error of errors) yield { error };
  if (errors.length === 0 && parsed.row !== null) {
    yield { row: { ...parsed.row, referenceScore: score?.score ?? null } };
  }
}

/** The line that is missing from one of the files. */
function differentCount(pairs: number, scores: number): LineError {
  const line = Math.min(pairs, scores) + 1;
  return lineError("line_count", { file: "scores", line, column: null, found: null }, { pairs, scores });
}
