import { describeError } from "@/server/imports/describe-error";
import { readJsonLines } from "@/server/imports/json-lines";
import { FaultyTable, tableFault, type TableFault } from "@/server/imports/ratings-table/table-fault";
import type { TableFile } from "@/server/imports/ratings-table/table-form";

/** A record as it is in its file, apart from its id and its links. */
export interface LinkedRecord {
  id: string;
  record: Readonly<Record<string, unknown>>;
  links: readonly string[];
}

const faultLimit = 50;

/**
 * The records of a file of JSON lines: `id`, a list of the ids of similar ones, and what else a record has.
 * @param listName of the list of ids.
 * @throws FaultyTable with every fault by line: no id, an id for the second time, links that are no list of ids.
 */
export async function readLinkedRecords(file: TableFile, listName: string): Promise<LinkedRecord[]> {
  const found: LinkedRecord[] = [];
  const faults: TableFault[] = [];
  const lineOfId = new Map<string, number>();
  for await (const entry of readJsonLines(file.open())) {
    if ("error" in entry) faults.push({ ...entry.error, sentence: describeError(entry.error, file.name) });
    else {
      const { line, object } = entry;
      const fault = faultIn(object, line, { listName, lineOfId });
      if (fault === null) found.push(recordOf(object, listName));
      else faults.push(fault);
    }
    if (faults.length >= faultLimit) break;
  }
  if (faults.length === 0 && found.length === 0)
    faults.push(tableFault("no_lines", { line: 1, column: null, found: null }, {}));
  if (faults.length > 0) throw new FaultyTable(file.name, faults);
  return found;
}

type Json = Readonly<Record<string, unknown>>;

interface ReadSoFar {
  listName: string;
  lineOfId: Map<string, number>;
}

function faultIn(object: Json, line: number, { listName, lineOfId }: ReadSoFar): TableFault | null {
  const place = { line, column: null, found: null };
  const { id } = object;
  if (typeof id !== "string" && typeof id !== "number") return tableFault("no_record_id", place, {});
  const before = lineOfId.get(String(id));
  if (before !== undefined) return tableFault("record_twice", place, { id: String(id), n: before });
  lineOfId.set(String(id), line);
  return isListOfIds(object[listName] ?? []) ? null : tableFault("not_links", place, { name: listName });
}

const isListOfIds = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string" || typeof one === "number");

function recordOf({ id, ...object }: Json, listName: string): LinkedRecord {
  const { [listName]: links, ...record } = object;
  return { id: String(id), record, links: isListOfIds(links) ? links.map(String) : [] };
}
