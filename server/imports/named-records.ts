import type { ColumnMapping } from "@/server/domain/import/contracts";
import type { TableFormat } from "./delimited";
import { readJsonLines } from "./json-lines";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { readMappedTable, type TableColumns } from "./mapped-table";
import { NamedCells, type NamedCell } from "./named-cells";
import type { TableHead } from "@/server/domain/import/pair-file-entry";
import type { ByteSource } from "@/server/domain/import/source";
import { fieldsOfObject } from "./object-fields";
import { suggestColumns } from "./suggest-columns";
import type { TableLayout } from "@/server/domain/import/table-layout";

export interface NamedRecordsOptions<Field extends string> extends TableLayout {
  format: TableFormat | "jsonl";
  /** Names of each field in columns and objects, letters and digits only, in lower case. */
  usualNames: Readonly<Record<Field, readonly string[]>>;
  /** Fields without whose column a table makes no sense. */
  needed: readonly Field[];
  /** For tables: which columns hold what; without it they are guessed from their names. */
  mapping?: ColumnMapping | undefined;
}

type Entry<Field extends string> = { head: TableHead } | { cells: NamedCells<Field> } | { error: LineError };

/** The records of a table with a header, or the objects of JSON Lines, by fields. Reading ends at a head that is at fault. */
export async function* readNamedRecords<Field extends string>(
  source: ByteSource,
  options: NamedRecordsOptions<Field>,
): AsyncGenerator<Entry<Field>> {
  const { format, usualNames, needed, mapping, header, ignore } = options;
  if (format === "jsonl") yield* objects(source, usualNames);
  else {
    const columns = columnsFor(usualNames, needed);
    for await (const entry of readMappedTable(source, { format, columns, mapping, header, ignore })) {
      if (!("record" in entry)) yield entry;
      else {
        const { record } = entry;
        const cells = record.fields.flatMap((field): [Field, NamedCell][] => {
          const cell = record.cell(field);
          // The table refuses fields that are not among these.
          return cell === null ? [] : [[field as Field, cell]];
        });
        yield { cells: new NamedCells(record.line, new Map(cells)) };
      }
    }
  }
}

function columnsFor<Field extends string>(
  usualNames: Readonly<Record<Field, readonly string[]>>,
  needed: readonly Field[],
): TableColumns {
  const fields = Object.keys(usualNames).map((name) => ({ name, several: false }));
  return {
    fields: () => fields,
    suggest: (header) => suggestColumns(header, usualNames),
    missing: (mapping) => needed.filter((field) => mapping[field] === undefined),
  };
}

async function* objects<Field extends string>(
  source: ByteSource,
  usualNames: Readonly<Record<Field, readonly string[]>>,
): AsyncGenerator<Entry<Field>> {
  let isEmpty = true;
  for await (const entry of readJsonLines(source)) {
    isEmpty = false;
    if ("error" in entry) yield entry;
    else {
      const cells = fieldsOfObject(entry.object, usualNames);
      yield { cells: new NamedCells(entry.line, cells) };
    }
  }
  const place = { file: "pairs", line: 1, column: null, found: null } as const;
  if (isEmpty) yield { error: lineError("no_items", place, {}) };
}
