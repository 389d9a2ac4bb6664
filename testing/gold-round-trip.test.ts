import { expect, test } from "vitest";
import { goldCsv } from "@/server/exports/gold-csv";
import { releaseOf, textOf } from "@/server/exports/testing";
import { readPairTable } from "@/server/imports/pair-table";
import { collect, sourceOf } from "@/server/imports/testing";

const release = releaseOf(
  [
    { item: "1", genre: "news", textA: 'He said "go",\nthen left.', textB: "語" },
    { item: "2", textA: "plain", textB: "text" },
  ],
  { gold: [[{ value: 10 / 3 }, { value: 4 }]] },
);

test("the CSV imports again: ids, texts, datasets and genres are those that went out", async () => {
  const source = sourceOf(textOf(goldCsv, release));
  const entries = await collect(readPairTable(source, { format: "csv", scale: { min: 0, max: 5 } }));
  const rows = entries.flatMap((entry) => ("row" in entry ? [entry.row] : []));
  expect(entries.filter((entry) => "error" in entry)).toEqual([]);
  expect(rows).toMatchObject([
    { externalId: "1", dataset: "OnWN", genre: "news", textA: 'He said "go",\nthen left.', textB: "語" },
    { externalId: "2", dataset: "OnWN", genre: null, textA: "plain", textB: "text" },
  ]);
});
