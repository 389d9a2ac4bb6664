import { decodeLines, type Line } from "@/server/imports/decode-lines";
import { excerpt } from "@/server/imports/excerpt";
import type { ReadingContext } from "@/server/domain/import/item-reader";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { parseScore } from "@/server/imports/parse-score";
import type { ByteSource } from "@/server/domain/import/source";

/** The scores of one pair on each dimension, with what is wrong with their line. */
export interface TypedScores {
  line: number;
  scores: ReadonlyMap<string, number>;
  errors: LineError[];
}

/** Reads an `STS.gs.*.txt` with a column for each dimension, in the order of the dimensions; an empty cell is no score. */
export async function* readTypedScores(
  source: ByteSource,
  context: ReadingContext,
): AsyncGenerator<TypedScores, undefined> {
  for await (const line of decodeLines(source, "scores")) {
    yield line.error === null ? scoresOf(line, context) : bad(line.line, line.error);
  }
}

const bad = (line: number, error: LineError): TypedScores => ({ line, scores: new Map(), errors: [error] });

function scoresOf({ line, text }: Line, { scale, dimensions }: ReadingContext): TypedScores {
  const cells = text === "" ? [] : text.split("\t");
  if (cells.length !== 0 && cells.length !== dimensions.length) {
    const place = { file: "scores", line, column: null, found: excerpt(text) } as const;
    return bad(line, lineError("tab_columns", place, { n: cells.length, m: dimensions.length }));
  }
  const parsed = cells.map((cell, at) => parseScore(cell, { file: "scores", line, column: at + 1 }, scale));
  const scores = dimensions.flatMap((name, at) => {
    const value = parsed[at]?.value ?? null;
    return value === null ? [] : [[name, value] as const];
  });
  return { line, scores: new Map(scores), errors: parsed.flatMap(({ error }) => (error ? [error] : [])) };
}
