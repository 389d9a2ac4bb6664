import type { Line } from "./decode-lines";
import { excerpt } from "./excerpt";
import { lineError } from "./line-error";
import type { PairFileEntry, ScaleRange } from "./pair-file-entry";
import type { PairRow } from "./pair-row";
import { readScoredLines, type ParsedLine } from "./scored-lines";
import type { ByteSource } from "./source";

const columns = 2;

/**
 * The pairs of an `STS.input.*.txt`: two texts a line with a tab between them, no header; a double quote is an
 * ordinary character. With scores, the pair of line n gets the score of line n, and both files have as many lines.
 */
export function readStsPairs(
  source: ByteSource,
  scale: ScaleRange,
  scores?: ByteSource,
): AsyncGenerator<PairFileEntry> {
  return readScoredLines(source, { scale, scores, parse: parsePair });
}

function parsePair({ line, text }: Line): ParsedLine<PairRow> {
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
