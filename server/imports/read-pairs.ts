import type { PairFormat } from "@/server/domain/import/contracts";
import type { PairFileEntry, ScaleRange } from "./pair-file-entry";
import type { PairMapping } from "./pair-mapping";
import { readPairTable } from "./pair-table";
import type { ByteSource } from "./source";
import { readStsPairs } from "./sts-pairs";

export interface PairFileOptions {
  format: PairFormat;
  /** Scores and accepted answers outside of it are errors. */
  scale: ScaleRange;
  /** For tables: which columns hold what; without it they are guessed from their names. */
  mapping?: PairMapping | undefined;
  /** For STS files: the `STS.gs.*.txt` that belongs to the pairs. */
  scores?: ByteSource | undefined;
}

/** Reads a file of pairs line by line, in bounded memory but for the ids: preview and import see the same. */
export function readPairs(source: ByteSource, options: PairFileOptions): AsyncGenerator<PairFileEntry> {
  const { format, scale, mapping, scores } = options;
  return format === "sts"
    ? readStsPairs(source, scale, scores)
    : readPairTable(source, { format, scale, mapping });
}
