import { parquetReadObjects } from "hyparquet";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { judgmentsCsv } from "./judgments-csv";
import { judgmentsJsonl } from "./judgments-jsonl";
import { judgmentsParquet } from "./judgments-parquet";
import { bytesOf, releaseOf, textOf } from "./testing";

const release = releaseOf([{}, { item: "=1+1" }], {
  annotators: ["P-07", "P-31"],
  judgments: [
    { item: 1, annotator: 1, value: null, seconds: null, hit: 0, gold: true, uncounted: "late" },
    { item: 0, annotator: 1, value: 0.1 },
    { item: 0, annotator: 0 },
  ],
});

test("each judgment is a line below the header, by item and then by annotator", () => {
  expect(textOf(judgmentsCsv, release)).toBe(
    [
      "dataset,item,annotator,dimension,value,seconds,hit,gold,counted,reason,submitted_at",
      "OnWN,p17,P-07,similarity,3.5,9.1,4,false,true,,2026-11-20T14:05:12.040Z",
      "OnWN,p17,P-31,similarity,0.1,9.1,4,false,true,,2026-11-20T14:05:12.040Z",
      "OnWN,'=1+1,P-31,similarity,NA,,,true,false,late,2026-11-20T14:05:12.040Z",
      "",
    ].join("\n"),
  );
});

test("JSON lines hold the same, with names as they are", () => {
  const objects = textOf(judgmentsJsonl, release)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(objects).toHaveLength(3);
  expect(objects[2]).toEqual({
    dataset: "OnWN",
    item: "=1+1",
    annotator: "P-31",
    dimension: "similarity",
    value: "NA",
    seconds: null,
    hit: null,
    gold: true,
    counted: false,
    reason: "late",
    submitted_at: "2026-11-20T14:05:12.040Z",
  });
});

test("a Parquet table read back holds the same rows as the CSV", async () => {
  const bytes = bytesOf(judgmentsParquet, release);
  const rows = await parquetReadObjects({
    file: Uint8Array.from(bytes).buffer,
  });
  const lines = parse<Record<string, string>>(textOf(judgmentsCsv, release), { columns: true });
  expect(
    rows.map(({ value, hit, counted, submitted_at }) => [
      value,
      hit,
      counted,
      (submitted_at as Date).toISOString(),
    ]),
  ).toEqual(
    lines.map(({ value, hit, counted, submitted_at }) => [
      value === "NA" ? null : Number(value),
      hit === "" ? null : Number(hit),
      counted === "true",
      submitted_at,
    ]),
  );
  expect(rows[2]).toMatchObject({
    item: "=1+1",
    annotator: "P-31",
    seconds: null,
    gold: true,
    reason: "late",
  });
});

test("how sure somebody was has a column of its own once anybody said so", async () => {
  const sure = releaseOf([{}], { judgments: [{ annotator: 0, confidence: 2 }, { annotator: 1 }] });
  const lines = parse<Record<string, string>>(textOf(judgmentsCsv, sure), { columns: true });
  expect(lines.map(({ confidence }) => confidence)).toEqual(["2", ""]);
  const objects = textOf(judgmentsJsonl, sure).trimEnd().split("\n");
  expect(objects.map((line) => (JSON.parse(line) as { confidence: unknown }).confidence)).toEqual([2, null]);
  const rows = await parquetReadObjects({ file: Uint8Array.from(bytesOf(judgmentsParquet, sure)).buffer });
  expect(rows.map(({ confidence }) => confidence as unknown)).toEqual([2, null]);
});

test("whether sides were swapped has a column of its own where a project swaps them", async () => {
  const sides = releaseOf([{}], {
    judgments: [
      { annotator: 0, swapped: true },
      { annotator: 1, swapped: false },
    ],
  });
  const lines = parse<Record<string, string>>(textOf(judgmentsCsv, sides), { columns: true });
  expect(lines.map(({ swapped }) => swapped)).toEqual(["true", "false"]);
  const objects = textOf(judgmentsJsonl, sides).trimEnd().split("\n");
  expect(objects.map((line) => (JSON.parse(line) as { swapped: unknown }).swapped)).toEqual([true, false]);
  const rows = await parquetReadObjects({ file: Uint8Array.from(bytesOf(judgmentsParquet, sides)).buffer });
  expect(rows.map(({ swapped }) => swapped as unknown)).toEqual([true, false]);
});
