import { parquetReadObjects } from "hyparquet";
import { expect, test } from "vitest";
import { goldCsv } from "./gold-csv";
import { goldJsonl } from "./gold-jsonl";
import { goldParquet } from "./gold-parquet";
import { bytesOf, releaseOf, textOf } from "./testing";

const release = releaseOf(
  [
    { item: "1", genre: "news", textA: 'He said "go",\nthen left.', textB: "語" },
    { item: "2", textA: "plain", textB: "text" },
  ],
  {
    gold: [
      [
        { value: 10 / 3, n: 3, sd: 0.5, low: 2, high: 4.5 },
        { value: 4, n: 1, adjudicated: true },
      ],
    ],
  },
);

test("the gold of an item is a line with its texts, n, spread, interval and whether it was adjudicated", () => {
  expect(textOf(goldCsv, release)).toBe(
    [
      "item,dataset,genre,group,text_a,text_b,dimension,value,n,sd,low,high,adjudicated,method",
      '1,OnWN,news,,"He said ""go"",\nthen left.",語,similarity,3.3333333333333335,3,0.5,2,4.5,false,mean',
      "2,OnWN,,,plain,text,similarity,4,1,,,,true,mean",
      "",
    ].join("\n"),
  );
});

test("JSON lines and the Parquet table hold the same cells", async () => {
  const objects = textOf(goldJsonl, release)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(objects[0]).toMatchObject({
    item: "1",
    genre: "news",
    text_b: "語",
    value: 10 / 3,
    n: 3,
    adjudicated: false,
  });
  const bytes = bytesOf(goldParquet, release);
  const rows = await parquetReadObjects({
    file: Uint8Array.from(bytes).buffer,
  });
  expect(rows).toEqual(objects);
});

test("a release in which an item has a split has a column of them, also for items without one", async () => {
  const split = releaseOf([{ item: "1", split: "train" }, { item: "2" }], { gold: [[null, null]] });
  const [header, ...lines] = textOf(goldCsv, split).trimEnd().split("\n");
  expect(header).toBe(
    "item,dataset,genre,group,split,text_a,text_b,dimension,value,n,sd,low,high,adjudicated,method",
  );
  expect(lines.map((line) => line.split(",")[4])).toEqual(["train", ""]);
  const objects = textOf(goldJsonl, split)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(objects.map((object) => object.split)).toEqual(["train", null]);
  const bytes = bytesOf(goldParquet, split);
  expect(await parquetReadObjects({ file: Uint8Array.from(bytes).buffer })).toEqual(objects);
});

test("a release without splits has the keys and columns that it had before there were any", async () => {
  const keys =
    "item,dataset,genre,group,text_a,text_b,dimension,value,n,sd,low,high,adjudicated,method".split(",");
  expect(Object.keys(JSON.parse(textOf(goldJsonl, release).split("\n")[0] ?? "") as object)).toEqual(keys);
  const [row] = await parquetReadObjects({ file: Uint8Array.from(bytesOf(goldParquet, release)).buffer });
  expect(Object.keys(row ?? {})).toEqual(keys);
});

test("an item that consists of more than its texts has its content in the JSON lines", () => {
  const release = releaseOf([{ content: { requested: 3 } }, { content: null }], { gold: [[null, null]] });
  const lines = textOf(goldJsonl, release).trimEnd().split("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ content: { requested: 3 } });
  expect(lines[1]).not.toContain("content");
});
