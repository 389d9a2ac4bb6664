import type { ColumnMapping } from "@/server/domain/import/contracts";
import { readRecords, type TableFormat } from "./delimited";
import { noPairs } from "./line-error";
import type { PairFileEntry, ScaleRange } from "./pair-file-entry";
import { pairFields, suggestMapping } from "./pair-mapping";
import { PairRecords } from "./pair-records";
import type { TableRecord } from "./record-assembler";
import type { ByteSource } from "./source";
import { headerErrors, mappingErrors } from "./table-head";

export interface PairTableOptions {
  format: TableFormat;
  scale: ScaleRange;
  /** Which columns hold what; without it they are guessed from their names. */
  mapping?: ColumnMapping | undefined;
}

/**
 * The pairs of a CSV or TSV with a header. Reading ends at the head if that is at fault, since every further line
 * would be wrong for the same reason.
 */
export async function* readPairTable(
  source: ByteSource,
  { format, scale, mapping }: PairTableOptions,
): AsyncGenerator<PairFileEntry> {
  let pairs: PairRecords | null = null;
  let isEmpty = true;
  for await (const entry of readRecords(source, format)) {
    if (pairs === null) {
      const opened =
        "error" in entry ? { entries: [entry], pairs: null } : openTable(entry.record, scale, mapping);
      yield* opened.entries;
      if (opened.pairs === null) return;
      pairs = opened.pairs;
    } else {
      isEmpty = false;
      if ("error" in entry) yield entry;
      else yield* pairs.entries(entry.record);
    }
  }
  if (isEmpty) yield { error: noPairs() };
}

/** What the first line gives: the head and the reader of all others, or what is wrong with it. */
function openTable(
  { line, cells }: TableRecord,
  scale: ScaleRange,
  given: ColumnMapping | undefined,
): { entries: PairFileEntry[]; pairs: PairRecords | null } {
  const header = cells.map((name) => name.trim());
  const unnamed = headerErrors(line, header);
  if (unnamed.length > 0) return { entries: unnamed.map((error) => ({ error })), pairs: null };
  const fields = pairFields.map((name) => ({ name, several: false }));
  const head = { header, mapping: given ?? suggestMapping(header), fields };
  const unmapped = mappingErrors(line, head).map((error) => ({ error }));
  return {
    entries: [{ head }, ...unmapped],
    pairs: unmapped.length > 0 ? null : new PairRecords(head, scale),
  };
}
