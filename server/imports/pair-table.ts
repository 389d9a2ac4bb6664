import type { ColumnMapping } from "@/server/domain/import/contracts";
import { readRecords, type RecordEntry, type TableFormat } from "./delimited";
import { noPairs } from "@/server/domain/import/line-error";
import { readObjectRecords } from "./object-records";
import type { PairFileEntry, ScaleRange } from "@/server/domain/import/pair-file-entry";
import { pairFields, suggestMapping } from "./pair-mapping";
import { PairRecords } from "./pair-records";
import type { TableRecord } from "./record-assembler";
import type { ByteSource } from "@/server/domain/import/source";
import { headerErrors, mappingErrors } from "./table-head";
import type { TableLayout } from "@/server/domain/import/table-layout";
import { columnNames } from "./column-names";

export interface PairTableOptions extends TableLayout {
  format: TableFormat | "jsonl";
  scale: ScaleRange;
  /** Which columns hold what; without it they are guessed from their names. */
  mapping?: ColumnMapping | undefined;
}

/**
 * The pairs of a CSV or TSV, or of a JSON file, whose names of values are the columns. Reading ends at the head if that is at fault, since every further line
 * would be wrong for the same reason.
 */
export async function* readPairTable(
  source: ByteSource,
  options: PairTableOptions,
): AsyncGenerator<PairFileEntry> {
  let pairs: PairRecords | null = null;
  let isEmpty = true;
  const isHeadless = options.header === false && options.format !== "jsonl";
  for await (const entry of recordsOf(source, options.format)) {
    if (pairs === null) {
      const opened = "error" in entry ? { entries: [entry], pairs: null } : openTable(entry.record, options);
      yield* opened.entries;
      if (opened.pairs === null) return;
      pairs = opened.pairs;
      if (!isHeadless || !("record" in entry)) continue;
      isEmpty = false;
      yield* pairs.entries(entry.record);
    } else {
      isEmpty = false;
      if ("error" in entry) yield entry;
      else yield* pairs.entries(entry.record);
    }
  }
  if (isEmpty) yield { error: noPairs() };
}

const recordsOf = (source: ByteSource, format: PairTableOptions["format"]): AsyncGenerator<RecordEntry> =>
  format === "jsonl" ? readObjectRecords(source, suggestMapping) : readRecords(source, format);

/** What the first line gives: the head and the reader of all others, or what is wrong with it. */
function openTable(
  record: TableRecord,
  { format, scale, mapping, ...layout }: PairTableOptions,
): { entries: PairFileEntry[]; pairs: PairRecords | null } {
  const isTable = format !== "jsonl";
  const { header, firstCells } = columnNames(record, isTable ? layout : {});
  const unnamed = headerErrors(record.line, header, isTable ? layout.ignore : []);
  if (unnamed.length > 0) return { entries: unnamed.map((error) => ({ error })), pairs: null };
  const fields = pairFields.map((name) => ({ name, several: false }));
  const head = { header, firstCells, mapping: mapping ?? suggestMapping(header), fields };
  const unmapped = mappingErrors(record.line, head, isTable).map((error) => ({ error }));
  return {
    entries: [{ head }, ...unmapped],
    pairs: unmapped.length > 0 ? null : new PairRecords(head, scale, isTable),
  };
}
