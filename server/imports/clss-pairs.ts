import type { Line } from "./decode-lines";
import { genreOfClssId } from "./genre-of-clss-id";
import type { PairFileEntry, ScaleRange } from "@/server/domain/import/pair-file-entry";
import type { PairRow } from "@/server/domain/import/pair-row";
import { readScoredLines, type ParsedLine } from "./scored-lines";
import type { ByteSource } from "@/server/domain/import/source";
import { parseTextPair } from "./text-pair-line";

/**
 * The pairs of an `X.input.tsv` of the cross-level task of 2014: larger text, smaller text and id, with tabs between
 * them, no header. With `X.gs.tsv`, the pair of line n gets the score of line n, and both files have as many lines.
 */
export function readClssPairs(
  source: ByteSource,
  scale: ScaleRange,
  scores?: ByteSource,
): AsyncGenerator<PairFileEntry> {
  return readScoredLines(source, { scale, scores, parse: parseClssPair });
}

function parseClssPair(line: Line): ParsedLine<PairRow> {
  const { row, errors } = parseTextPair(line, 3);
  if (row === null) return { row, errors };
  return { row: { ...row, genre: row.externalId === null ? null : genreOfClssId(row.externalId) }, errors };
}
