import { personName } from "@/server/domain/invitation/contracts";
import { mailAddress } from "@/server/domain/invitation-mail/mail-address";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { decodeLines } from "../decode-lines";
import { readRecords } from "../delimited";
import { detectDelimiter } from "../detect-delimiter";
import { excerpt } from "../excerpt";
import { headText } from "../head-text";
import { peopleOnLine, type WrittenPerson } from "./person-line";
import { peopleColumns, personInCells, type PeopleColumns } from "./people-columns";

/** A person on a list; the address in lower case, null where the list has none. */
export interface ListedPerson {
  line: number;
  name: string;
  email: string | null;
}

export type ListedPersonEntry = { person: ListedPerson } | { error: LineError };

/**
 * The people on a list: a table whose first line names a column of names or addresses, or else lines as people type them.
 * Blank lines are passed over.
 */
export async function* readPeopleList(file: ImportFile): AsyncGenerator<ListedPersonEntry> {
  const [first = ""] = (await headText(file))
    .replace(/^\uFEFF/, "")
    .trimStart()
    .split(/\r?\n/);
  const isTable = peopleColumns(first.split(detectDelimiter(first)).map(withoutQuotes)) !== null;
  yield* isTable ? tablePeople(file) : linePeople(file);
}

const withoutQuotes = (cell: string) => cell.trim().replace(/^"(.*)"$/, "$1");

async function* tablePeople({ open }: ImportFile): AsyncGenerator<ListedPersonEntry> {
  let columns: PeopleColumns | null = null;
  for await (const entry of readRecords(open(), "csv")) {
    if ("error" in entry) {
      if (entry.error.reason !== "empty_line") yield entry;
      continue;
    }
    const { line, cells } = entry.record;
    if (columns === null) columns = peopleColumns(cells);
    else if (cells.some((cell) => cell.trim() !== "")) {
      yield* entries([personInCells(columns, cells)], line, cells.join("\t"));
    }
  }
}

async function* linePeople({ open }: ImportFile): AsyncGenerator<ListedPersonEntry> {
  for await (const { line, text, error } of decodeLines(open(), "pairs")) {
    if (error !== null) yield { error };
    else yield* entries(peopleOnLine(text), line, text);
  }
}

function* entries(
  people: readonly WrittenPerson[],
  line: number,
  found: string,
): Generator<ListedPersonEntry> {
  const place = { file: "pairs", line, column: null, found: excerpt(found) } as const;
  for (const written of people) {
    const name = personName.safeParse(written.name);
    const email = written.email === "" ? null : mailAddress.safeParse(written.email);
    if (email?.success === false) {
      yield { error: lineError("email_form", place, { v: excerpt(written.email) }) };
    } else if (!name.success) yield { error: lineError("person_name", place, {}) };
    else yield { person: { line, name: name.data, email: email?.data ?? null } };
  }
}
