import type { ColumnMapping, PairFormat } from "@/server/domain/import/contracts";
import { readClssPairs } from "./clss-pairs";
import type { PairFileEntry, ScaleRange } from "@/server/domain/import/pair-file-entry";
import { readPairTable } from "./pair-table";
import type { TableLayout } from "@/server/domain/import/table-layout";
import type { ByteSource } from "@/server/domain/import/source";
import { readStsPairs } from "./sts-pairs";

export interface PairFileOptions extends TableLayout {
  format: PairFormat | "jsonl";
  /** Scores and accepted answers outside of it are errors. */
  scale: ScaleRange;
  /** For tables: which columns hold what; without it they are guessed from their names. */
  mapping?: ColumnMapping | undefined;
  /** For STS and CLSS files: the file with the scores of these pairs. */
  scores?: ByteSource | undefined;
}

/** Reads a file of pairs line by line, in bounded memory but for the ids: preview and import see the same. */
export function readPairs(source: ByteSource, options: PairFileOptions): AsyncGenerator<PairFileEntry> {
  const { format, scale, scores, ...table } = options;
  if (format === "sts") return readStsPairs(source, scale, scores);
  if (format === "clss") return readClssPairs(source, scale, scores);
  return readPairTable(source, { format, scale, ...table });
}
