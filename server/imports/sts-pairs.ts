import type { PairFileEntry, ScaleRange } from "@/server/domain/import/pair-file-entry";
import { readScoredLines } from "./scored-lines";
import type { ByteSource } from "@/server/domain/import/source";
import { parseTextPair } from "./text-pair-line";

/**
 * The pairs of an `STS.input.*.txt`: two texts a line with a tab between them, no header; a double quote is an
 * ordinary character. With scores, the pair of line n gets the score of line n, and both files have as many lines.
 */
export function readStsPairs(
  source: ByteSource,
  scale: ScaleRange,
  scores?: ByteSource,
): AsyncGenerator<PairFileEntry> {
  return readScoredLines(source, { scale, scores, parse: (line) => parseTextPair(line, 2) });
}
