import { expect, test } from "vitest";
import type { NamedListRow } from "./named-list-row";
import { resolveNamedList } from "./resolve-named-list";

const columns = { person: 1, item: 2, dataset: 3 };
const row = (line: number, person: string, item: string, dataset: string | null = null): NamedListRow => ({
  line,
  person,
  item,
  dataset,
  columns,
});
const item = (externalId: string, dataset = "news", isGold = false) => ({
  id: `${dataset}/${externalId}`,
  externalId,
  dataset,
  isGold,
});

test("everybody's items keep the order of the list", () => {
  const rows = [row(2, "Ana", "p2"), row(3, "Ben", "p1"), row(4, "Ana", "p1")];
  expect(resolveNamedList(rows, [item("p1"), item("p2")], 2)).toEqual({
    places: [
      { person: "Ana", itemId: "news/p2", position: 0 },
      { person: "Ben", itemId: "news/p1", position: 0 },
      { person: "Ana", itemId: "news/p1", position: 1 },
    ],
    errors: [],
  });
});

test("where an id stands in two datasets, the line must say which", () => {
  const items = [item("p1", "news"), item("p1", "images")];
  const { places, errors } = resolveNamedList(
    [row(2, "Ana", "p1"), row(3, "Ana", "p1", "images"), row(4, "Ana", "p1", "forum")],
    items,
    5,
  );
  expect(places).toEqual([{ person: "Ana", itemId: "images/p1", position: 0 }]);
  expect(errors).toEqual([
    { file: "pairs", line: 2, column: 2, found: "p1", reason: "item_in_datasets", params: { id: "p1" } },
    {
      file: "pairs",
      line: 4,
      column: 3,
      found: "forum",
      reason: "item_not_in_dataset",
      params: { id: "p1", dataset: "forum" },
    },
  ]);
});

test("unknown items, gold items and lines that come twice are named by line", () => {
  const rows = [row(2, "Ana", "p9"), row(3, "Ana", "g1"), row(4, "Ana", "p1"), row(7, "Ana", "p1")];
  const { errors } = resolveNamedList(rows, [item("p1"), item("g1", "news", true)], 1);
  expect(errors.map(({ line, column, reason, params }) => [line, column, reason, params])).toEqual([
    [2, 2, "item_unknown", { id: "p9" }],
    [3, 2, "item_is_gold", { id: "g1" }],
    [7, 2, "named_twice", { person: "Ana", id: "p1", n: 4 }],
  ]);
});

test("an item is named for as many people as its overlap, and the next line is at fault", () => {
  const rows = ["Ana", "Ben", "Chi"].map((person, at) => row(at + 2, person, "p1"));
  expect(resolveNamedList(rows.slice(0, 2), [item("p1")], 2).errors).toEqual([]);
  expect(resolveNamedList(rows, [item("p1")], 2).errors).toMatchObject([
    { line: 4, reason: "named_too_often", params: { id: "p1", overlap: 2 } },
  ]);
});
