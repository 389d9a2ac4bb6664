import { expect, test } from "vitest";
import { readPeopleList } from "./read-people-list";

async function read(text: string | Buffer, fileName = "people.csv") {
  const open = async function* () {
    yield Buffer.from(text as string);
  };
  const entries = [];
  for await (const entry of readPeopleList({ fileName, open })) {
    if ("person" in entry) entries.push([entry.person.line, entry.person.name, entry.person.email]);
    else entries.push([entry.error.line, entry.error.reason]);
  }
  return entries;
}

const ana = "ana@example.org";

test("lines as people type them", async () => {
  const list = `Ana Lin <Ana@Example.org>\n\n"Lin, Bo" <bo@example.org>\nCy, cy@example.org\ndi@example.org;Di\neve@example.org\nFay, Jr.\n`;
  expect(await read(list)).toEqual([
    [1, "Ana Lin", ana],
    [3, "Lin, Bo", "bo@example.org"],
    [4, "Cy", "cy@example.org"],
    [5, "Di", "di@example.org"],
    [6, "eve@example.org", "eve@example.org"],
    [7, "Fay, Jr.", null],
  ]);
});

test("one line out of the address field of a mail", async () => {
  expect(await read(`Ana Lin <${ana}>; Bo <bo@example.org>, Cy <cy@example.org>`)).toEqual([
    [1, "Ana Lin", ana],
    [1, "Bo", "bo@example.org"],
    [1, "Cy", "cy@example.org"],
  ]);
});

test("a table as Excel writes it: mark, semicolons, quotes, CRLF, empty rows at the end", async () => {
  const table = `\uFEFFE-mail;Name;Notes\r\n${ana};"Lin, Ana";"a ""b"" c"\r\nBO@EXAMPLE.ORG;Bo;\r\n;;\r\n`;
  expect(await read(table)).toEqual([
    [2, "Lin, Ana", ana],
    [3, "Bo", "bo@example.org"],
  ]);
  expect(await read("First name;Last name;Email\nAna;Lin;ana@example.org\n")).toEqual([[2, "Ana Lin", ana]]);
  const wide = Buffer.from(`\uFEFFName\tEmail\r\nAna\t${ana}\r\n`, "utf16le");
  expect(await read(wide)).toEqual([[2, "Ana", ana]]);
});

test("a table as pandas writes it, with an index without a name", async () => {
  expect(await read(`,name,email\n0,Ana Lin,${ana}\n1,Bo,\n`)).toEqual([
    [2, "Ana Lin", ana],
    [3, "Bo", null],
  ]);
  expect(await read(`\tname\temail\n0\tAna Lin\t${ana}\n`, "people.tsv")).toEqual([[2, "Ana Lin", ana]]);
});

test("one column may hold both", async () => {
  expect(await read(`Name\nAna Lin <${ana}>\nBo\n`)).toEqual([
    [2, "Ana Lin", ana],
    [3, "Bo", null],
  ]);
  expect(await read(`email\n"""Lin, Ana"" <${ana}>"\n`)).toEqual([[2, "Lin, Ana", ana]]);
});

test("what is no address, and who has no name, is told by line", async () => {
  expect(await read("name,email\nAna,ana@\nBo,bo at example.org\n,\nCy,cy@example.org\n")).toEqual([
    [2, "email_form"],
    [3, "email_form"],
    [5, "Cy", "cy@example.org"],
  ]);
  expect(await read(`${"x".repeat(201)}\nAna <ana@example@org>`)).toEqual([
    [1, "person_name"],
    [2, "email_form"],
  ]);
});

test("a workbook is named as what it is", async () => {
  expect(await read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toMatchObject([[1, expect.any(String)]]);
});
