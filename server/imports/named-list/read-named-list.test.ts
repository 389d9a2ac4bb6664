import { expect, test } from "vitest";
import { collect, sourceOf } from "../testing";
import { readNamedList } from "./read-named-list";

const read = (text: string) => collect(readNamedList(sourceOf(text), "csv"));

test("a list names a person and an item a line, whatever separates its columns", async () => {
  const columns = { person: 1, item: 2 };
  const rows = [
    { row: { line: 2, person: "Ana Lin", item: "p1", dataset: null, columns } },
    { row: { line: 3, person: "Ben", item: "p2", dataset: null, columns } },
  ];
  expect(await read("person,item\n Ana Lin ,p1\nBen,p2\n")).toEqual(rows);
  expect(await read("Person;Item id\nAna Lin;p1\nBen;p2\n")).toEqual(rows);
  expect(await read("name\tID\nAna Lin\tp1\nBen\tp2\n")).toEqual(rows);
});

test("columns are known by their names in any order, and others are passed over", async () => {
  expect(await read("dataset,note,item,person\nnews,x,p1,Ana\n,,p2,Ana\n")).toMatchObject([
    { row: { person: "Ana", item: "p1", dataset: "news", columns: { person: 4, item: 3, dataset: 1 } } },
    { row: { item: "p2", dataset: null } },
  ]);
});

test("a head without a person or an item is refused for each", async () => {
  expect(await read("left,right\na,b\n")).toMatchObject([
    { error: { line: 1, reason: "column_needed", params: { name: "person" } } },
    { error: { line: 1, reason: "column_needed", params: { name: "item" } } },
  ]);
  expect(await read("person,person\na,b\n")).toMatchObject([{ error: { reason: "duplicate_column_name" } }]);
});

test("what a line lacks is named by its column, and the other lines are read", async () => {
  expect(await read("person,item\n,p1\nAna,\nBen\nChi,p2\n")).toMatchObject([
    { error: { line: 2, column: 1, reason: "person_name", found: "\tp1" } },
    { error: { line: 3, column: 2, reason: "item_missing" } },
    { error: { line: 4, column: null, reason: "column_count", params: { n: 1, m: 2 } } },
    { row: { line: 5, person: "Chi", item: "p2" } },
  ]);
});

test("a name longer than 200 characters is refused", async () => {
  expect(await read(`person,item\n${"x".repeat(201)},p1\n`)).toMatchObject([
    { error: { line: 2, column: 1, reason: "person_name" } },
  ]);
});

test("a list of nothing names nobody", async () => {
  expect(await read("")).toMatchObject([{ error: { line: 1, reason: "names_nobody" } }]);
  expect(await read("person,item\n")).toMatchObject([{ error: { reason: "names_nobody" } }]);
});
