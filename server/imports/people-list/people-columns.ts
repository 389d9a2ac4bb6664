import { peopleOnLine, writtenPerson, type WrittenPerson } from "./person-line";

const usualNames = {
  name: ["name", "person", "annotator", "who", "fullname", "displayname"],
  given: ["firstname", "givenname", "first", "given", "vorname"],
  family: ["lastname", "familyname", "surname", "last", "nachname"],
  email: ["email", "mail", "emailaddress", "mailaddress", "address", "primaryemail"],
} as const;
type Column = keyof typeof usualNames;

/** Where each column stands, from 0; -1 for none. */
export type PeopleColumns = Readonly<Record<Column, number>>;

/** The columns of a list by the names in its first line; null where none of them holds names or addresses. */
export function peopleColumns(header: readonly string[]): PeopleColumns | null {
  const folded = header.map((name) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));
  const place = (column: Column) =>
    folded.findIndex((name) => (usualNames[column] as readonly string[]).includes(name));
  const columns = {
    name: place("name"),
    given: place("given"),
    family: place("family"),
    email: place("email"),
  };
  return Object.values(columns).every((at) => at === -1) ? null : columns;
}

/** The person in a row; a cell may hold name and address together. */
export function personInCells(
  { name, given, family, email }: PeopleColumns,
  cells: readonly string[],
): WrittenPerson {
  const cell = (at: number) => cells[at]?.trim() ?? "";
  const inParts = [cell(given), cell(family)].filter((part) => part !== "").join(" ");
  const ofName = peopleOnLine(cell(name))[0] ?? { name: "", email: "" };
  const ofEmail = cell(email).includes("<") ? peopleOnLine(cell(email))[0] : undefined;
  const address = ofEmail?.email ?? (cell(email) || ofName.email);
  // A name with a comma in it is a name: only where there is no column of addresses may its cell hold one.
  const own = email === -1 ? ofName.name : cell(name);
  return writtenPerson(own || inParts || (ofEmail?.name ?? ""), address);
}
