import { expect, test } from "vitest";
import { goldJsonl } from "@/server/exports/gold-jsonl";
import { releaseOf, textOf } from "@/server/exports/testing";
import type { ItemFileEntry } from "@/server/domain/import/pair-file-entry";
import type { TaskType } from "@/server/domain/task/task-types";
import { collect, readingContext, sourceOf, withoutHeads } from "@/server/imports/testing";
import { itemSources } from "./item-sources";

const record = (title: string) => ({
  fields: [{ name: "title", values: [title] }],
  image: null,
  link: null,
});
const records = { a: record("Bridge"), b: record("Tower") };
const dimensions = ["general", "author"];

async function entriesOf(type: TaskType, text: string, of = dimensions) {
  const [source] = await itemSources(type, [{ fileName: "gold.jsonl", open: () => sourceOf(text) }], {});
  if (source === undefined) throw new Error("A file is a source.");
  return withoutHeads(await collect<ItemFileEntry>(source.entries(readingContext({ dimensions: of }))));
}

const typedRelease = textOf(
  goldJsonl,
  releaseOf(
    [
      { item: "1", dataset: "train", content: records, genre: "art", group: "g" },
      { item: "2", dataset: "train", content: records },
      { item: "1", dataset: "test", content: records },
    ],
    {
      dimensions,
      gold: [
        [{ value: 3.5 }, null, { value: 1 }],
        [{ value: 0 }, { value: 2 }, null],
      ],
    },
  ),
);

test("the lines of an item on several dimensions are one item again, in its dataset, with a score on each", async () => {
  const entries = await entriesOf("typed-rating", typedRelease);
  expect(entries).toMatchObject([
    { row: { externalId: "1", dataset: "train", genre: "art", group: "g", referenceScore: 3.5 } },
    { row: { externalId: "2", dataset: "train", referenceScore: null } },
    { row: { externalId: "1", dataset: "test", referenceScore: 1 } },
  ]);
  const rows = entries.flatMap((entry) => ("row" in entry ? [entry.row] : []));
  expect(rows.map(({ scores }) => [...(scores ?? [])])).toEqual([
    [
      ["general", 3.5],
      ["author", 0],
    ],
    [["author", 2]],
    [["general", 1]],
  ]);
  expect(rows.every(({ content }) => JSON.stringify(content) === JSON.stringify(records))).toBe(true);
});

const faults = async (type: TaskType, text: string) =>
  (await entriesOf(type, text)).map((entry) =>
    "error" in entry ? [entry.error.line, entry.error.reason] : entry.row.externalId,
  );

test("a line that is wrong is named, and its item is not made", async () => {
  const lines = typedRelease.split("\n");
  const changed = (from: string, to: string) => [lines[0], lines[1]?.replace(from, to), ...lines.slice(2)];
  const textWith = (from: string, to: string) => changed(from, to).join("\n");
  const rest = ["2", "1"];
  expect(await faults("typed-rating", textWith('"author"', '"place"'))).toEqual([
    [2, "dimension_unknown"],
    ...rest,
  ]);
  expect(await faults("typed-rating", textWith('"value":0', '"value":9'))).toEqual([
    [2, "off_scale"],
    ...rest,
  ]);
  expect(await faults("typed-rating", textWith('"text_a"', '"text_c"'))).toEqual([
    [2, "value_missing"],
    ...rest,
  ]);
  expect(await faults("typed-rating", textWith('"author"', '"general"'))).toEqual([
    [2, "duplicate_id"],
    "1",
    ...rest,
  ]);
  expect(await faults("typed-rating", `${typedRelease}${lines[0]}\n`)).toEqual([
    "1",
    "2",
    [7, "duplicate_id"],
    "1",
  ]);
});

test("items of another task type are refused by name", async () => {
  const reasons = new Set((await faults("word-to-sense", typedRelease)).map((fault) => fault?.[1]));
  expect(reasons).toContain("other_content");
});

test("gold of text pairs keeps ids that two datasets share, tabs in texts, and what only later items have", async () => {
  const items = Array.from({ length: 250 }, (_, at) => ({
    item: String(at + 1),
    dataset: "train",
    textA: `A\t${at}\nB`,
    genre: at < 220 ? null : "news",
  }));
  const all = [...items, { item: "1", dataset: "test" }];
  const release = releaseOf(all, { gold: [all.map((_, at) => (at % 3 === 0 ? null : { value: 2.25 }))] });
  const entries = await entriesOf("pair-rating", textOf(goldJsonl, release), ["similarity"]);
  const rows = entries.flatMap((entry) => ("row" in entry ? [entry.row] : []));
  expect(entries).toHaveLength(251);
  expect(
    rows.map(({ externalId, dataset, textA, genre, referenceScore }) => [
      externalId,
      dataset,
      textA,
      genre,
      referenceScore,
    ]),
  ).toEqual(
    release.page.items.map(({ item, dataset, textA, genre }, at) => [
      item,
      dataset,
      textA,
      genre,
      at % 3 === 0 ? null : 2.25,
    ]),
  );
});
