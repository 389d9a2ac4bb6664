import { peopleSentBy } from "@/db/queries/recruited";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import {
  compareLists,
  guessColumns,
  payableOf,
  type CompareListInput,
  type ListComparison,
  type OurPerson,
  type TheirPerson,
} from "@/server/domain/recruiter/recruiter-list";
import { readRecords } from "@/server/imports/delimited";
import { listPayments } from "@/server/services/payment/list-payments";

const lineLimit = 100_000;

/**
 * Holds a recruiter's own list against the people it sent. Nothing is changed.
 * @throws DomainError `file_refused` where it is no table, or no column can be the recruiter's ids; `file_too_large`.
 */
export async function compareList(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
  { recruiter, fileName, text, columns: chosen }: CompareListInput,
): Promise<ListComparison> {
  const [header, ...lines] = await cellsOf(fileName, text);
  const columns = header === undefined ? null : (chosen ?? guessColumns(header) ?? { id: 0, state: null });
  if (header === undefined || columns === null) throw refused("This file contains no table.");
  const theirs = lines.flatMap((cells): TheirPerson[] => {
    const id = cells[columns.id]?.trim() ?? "";
    const state = columns.state === null ? "" : (cells[columns.state]?.trim() ?? "");
    return id === "" ? [] : [{ id, state }];
  });
  const { currency, people } = await listPayments(deps, scope);
  const pay = new Map(people.map((person) => [person.annotator, person]));
  const sent = await peopleSentBy(deps.store.read, scope.projectId, recruiter);
  const ours = sent.map((person): OurPerson => {
    const { pages = 0, toPayMinor = 0 } = pay.get(person.annotator) ?? {};
    return { ...person, pages, toPayMinor };
  });
  const payable = payableOf(theirs, ours);
  return {
    header,
    columns,
    people: compareLists(theirs, ours),
    payable: {
      annotators: payable.map(({ annotator }) => annotator),
      sumMinor: payable.reduce((sum, { toPayMinor }) => sum + toPayMinor, 0),
      currency,
    },
  };
}

async function cellsOf(fileName: string, text: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const entry of readRecords(bytesOf(text), fileName.endsWith(".tsv") ? "tsv" : "csv")) {
    if ("error" in entry)
      throw refused(`Line ${entry.error.line} cannot be read. Save the list as CSV (UTF-8).`);
    rows.push(entry.record.cells);
    if (rows.length > lineLimit) throw new DomainError("file_too_large", "A list may have 100,000 lines.");
  }
  return rows;
}

async function* bytesOf(text: string) {
  yield await Promise.resolve(Buffer.from(text));
}

const refused = (message: string) => new DomainError("file_refused", message);
