import type { ColumnMapping } from "@/server/domain/import/contracts";
import type { RecordEntry } from "./delimited";
import { excerpt } from "./excerpt";
import { readJsonLines } from "./json-lines";
import { lineError } from "@/server/domain/import/line-error";
import { flatValues } from "./object-fields";
import type { ByteSource } from "@/server/domain/import/source";

/** So many objects decide which names there are. */
const headSize = 200;

type Values = { line: number; values: Map<string, string> };

/**
 * The objects of a JSON file as the records of a table, whose first record holds the names of the values. A name of use
 * that first comes later is an error, because its values would be lost without a word.
 * @param suggest says which of these names are of use.
 */
export async function* readObjectRecords(
  source: ByteSource,
  suggest: (header: readonly string[]) => ColumnMapping,
): AsyncGenerator<RecordEntry> {
  const waiting: (Values | Exclude<RecordEntry, { record: unknown }>)[] = [];
  let header: string[] | null = null;
  for await (const entry of readJsonLines(source)) {
    const read = "error" in entry ? entry : { line: entry.line, values: flatValues(entry.object) };
    if (header !== null) yield recordOf(read, header, suggest);
    else {
      waiting.push(read);
      if (waiting.length < headSize) continue;
      header = namesOf(waiting);
      yield* opened(waiting, header, suggest);
    }
  }
  if (header === null && waiting.length > 0) yield* opened(waiting, namesOf(waiting), suggest);
}

const namesOf = (waiting: readonly (Values | { error: unknown })[]): string[] => [
  ...new Set(waiting.flatMap((entry) => ("values" in entry ? [...entry.values.keys()] : []))),
];

function* opened(
  waiting: readonly (Values | Exclude<RecordEntry, { record: unknown }>)[],
  header: string[],
  suggest: (header: readonly string[]) => ColumnMapping,
): Generator<RecordEntry> {
  if (header.length > 0) yield { record: { line: 1, cells: header } };
  for (const entry of waiting) yield recordOf(entry, header, suggest);
}

function recordOf(
  entry: Values | Exclude<RecordEntry, { record: unknown }>,
  header: readonly string[],
  suggest: (header: readonly string[]) => ColumnMapping,
): RecordEntry {
  if ("error" in entry) return entry;
  const { line, values } = entry;
  const late = [...values.keys()].find(
    (name) => !header.includes(name) && Object.keys(suggest([name])).length > 0,
  );
  if (late === undefined) return { record: { line, cells: header.map((name) => values.get(name) ?? "") } };
  const place = { file: "pairs", line, column: null, found: excerpt(values.get(late) ?? "") } as const;
  return { error: lineError("key_late", place, { name: excerpt(late) }) };
}
