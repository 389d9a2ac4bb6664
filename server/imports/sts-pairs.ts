import { decodeLines, type Line } from "./decode-lines";
import { excerpt } from "./excerpt";
import { lineError, noPairs, type LineError } from "./line-error";
import type { PairFileEntry, ScaleRange } from "./pair-file-entry";
import type { PairRow } from "./pair-row";
import type { ByteSource } from "./source";
import { readStsScores, type ScoreLine } from "./sts-scores";

const columns = 2;

/**
 * The pairs of an `STS.input.*.txt`: two texts a line with a tab between them, no header; a double quote is an
 * ordinary character. With scores, the pair of line n gets the score of line n, and both files have as many lines.
 */
export async function* readStsPairs(
  source: ByteSource,
  scale: ScaleRange,
  scores?: ByteSource,
): AsyncGenerator<PairFileEntry> {
  const scoreLines = scores === undefined ? null : readStsScores(scores, scale);
  try {
    let pairs = 0;
    let lastScore = 0;
    for await (const line of decodeLines(source, "pairs")) {
      const score = (await scoreLines?.next())?.value ?? null;
      yield* entriesOf(line, score);
      if (line.error?.reason === "not_text" || score?.error?.reason === "not_text") return;
      pairs = line.line;
      lastScore = score?.line ?? lastScore;
    }
    if (pairs === 0) yield { error: noPairs() };
    if (pairs === 0 || scoreLines === null) return;
    for await (const { line } of scoreLines) lastScore = line;
    if (pairs !== lastScore) yield { error: differentCount(pairs, lastScore) };
  } finally {
    await scoreLines?.return(undefined);
  }
}

function* entriesOf(line: Line, score: ScoreLine | null): Generator<PairFileEntry> {
  const parsed = line.error === null ? parsePair(line) : { row: null, errors: [line.error] };
  const errors = [...parsed.errors, ...(score?.error ? [score.error] : [])];
  for (const error of errors) yield { error };
  if (errors.length === 0 && parsed.row !== null) {
    yield { row: { ...parsed.row, referenceScore: score?.score ?? null } };
  }
}

function parsePair({ line, text }: Line): { row: PairRow | null; errors: LineError[] } {
  const place = { file: "pairs", line, found: excerpt(text) } as const;
  if (text === "") return { row: null, errors: [lineError("empty_line", { ...place, column: null }, {})] };
  const cells = text.split("\t");
  const [textA, textB] = cells;
  if (textA === undefined || textB === undefined || cells.length !== columns) {
    const counts = { n: cells.length, m: columns };
    return { row: null, errors: [lineError("column_count", { ...place, column: null }, counts)] };
  }
  const errors = [
    ...(textA.trim() === "" ? [lineError("empty_text", { ...place, column: 1 }, { text: "A" })] : []),
    ...(textB.trim() === "" ? [lineError("empty_text", { ...place, column: 2 }, { text: "B" })] : []),
  ];
  return { row: plainRow(line, textA, textB), errors };
}

function plainRow(line: number, textA: string, textB: string): PairRow {
  return {
    line,
    externalId: null,
    textA,
    textB,
    dataset: null,
    referenceScore: null,
    gold: null,
    genre: null,
    group: null,
  };
}

/** The line that is missing from one of the files. */
function differentCount(pairs: number, scores: number): LineError {
  const line = Math.min(pairs, scores) + 1;
  return lineError("line_count", { file: "scores", line, column: null, found: null }, { pairs, scores });
}
