import { decodeLines } from "./decode-lines";
import type { LineError } from "@/server/domain/import/line-error";
import type { ScaleRange } from "@/server/domain/import/pair-file-entry";
import { parseScore } from "./parse-score";
import type { ByteSource } from "@/server/domain/import/source";

/** One line of an `STS.gs.*.txt`: the score of the pair on the same line, or null where the line is empty. */
export interface ScoreLine {
  line: number;
  score: number | null;
  error: LineError | null;
}

/** The scores of an `STS.gs.*.txt`, one number a line. */
export async function* readStsScores(
  source: ByteSource,
  scale: ScaleRange,
): AsyncGenerator<ScoreLine, undefined> {
  for await (const { line, text, error } of decodeLines(source, "scores")) {
    const parsed = parseScore(text, { file: "scores", line, column: 1 }, scale);
    yield { line, score: error === null ? parsed.value : null, error: error ?? parsed.error };
  }
}
