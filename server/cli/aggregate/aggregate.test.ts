import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readCells, sharedData } from "@/server/stats/published/shared-data";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addAggregate } from "./command";

const aggregate = (words: string[], input?: string) =>
  runCliCommand(addAggregate, ["aggregate", ...words], input);

const ratings = [
  "item,annotator,value",
  ...["p1,ann,1", "p1,bob,2", "p1,cay,5", "p2,ann,", "p2,bob,", "p3,ann,4", "p3,bob,4", "p3,cay,", ""],
].join("\n");

async function itemsOf(words: string[], input = ratings) {
  const { code, out, errors } = await aggregate(["-", ...words, "--json"], input);
  expect([code, errors]).toEqual([0, ""]);
  return (JSON.parse(out) as { items: Record<string, unknown>[] }).items;
}

test("every item has its value, n, standard deviation and interval", async () => {
  const [first, second] = await itemsOf(["--method", "mean", "--scale", "0,5"]);
  // The mean of 1, 2, 5 on 0 to 5; the ends solve (m − μ)² = t² s² / n · μ (1 − μ) / (m (1 − m)). Python: numpy.roots.
  expect(first).toEqual({
    item: "p1",
    value: expect.closeTo(8 / 3, 12) as number,
    n: 3,
    sd: expect.closeTo(Math.sqrt(13 / 3), 12) as number,
    low: expect.closeTo(0.280689462, 6) as number,
    high: expect.closeTo(4.782231886, 6) as number,
  });
  expect(second).toEqual({ item: "p2", value: 0, n: 0, sd: null, low: null, high: null });
});

test("an item that all called N/A may be missing instead of 0", async () => {
  const [, second] = await itemsOf(["--all-na", "missing"]);
  expect(second).toMatchObject({ value: null, n: 0, reason: "no_judgments" });
});

test.each([
  ["median", 2],
  ["trimmed", 8 / 3],
  ["sd-trimmed", 1.5],
  ["majority", 2],
  ["dawid-skene", expect.any(Number) as number],
  ["weighted", expect.any(Number) as number],
  ["shift-scale", expect.any(Number) as number],
])("the method %s gives each item a value", async (method, value) => {
  const [first, , third] = await itemsOf(["--method", method]);
  expect(first?.value).toEqual(typeof value === "number" ? expect.closeTo(value, 12) : value);
  expect(third?.value).toBeGreaterThan(0);
});

test("judgments that a release does not count are left out, those of gold items are not", async () => {
  const released = [
    "item,annotator,value,gold,counted",
    ...["p1,ann,1,false,true", "p1,bob,5,false,False", "p2,bob,3,false,false", "g1,ann,4,true,true", ""],
  ].join("\n");
  const { out, errors } = await aggregate(["-", "--json"], released);
  expect(errors).toBe("Left out: 2 judgments not counted; --all includes them.\n");
  expect(JSON.parse(out)).toMatchObject({
    leftOut: { uncounted: 2, gold: 0 },
    items: [
      { item: "p1", value: 1, n: 1 },
      { item: "p2", value: null, reason: "no_judgments" },
      { item: "g1", value: 4, n: 1 },
    ],
  });
  const [first] = await itemsOf(["--all"], released);
  expect(first).toMatchObject({ value: 3, n: 2 });
});

test("how much is trimmed can be said", async () => {
  const [first] = await itemsOf(["--method", "trimmed", "--share", "0.34"]);
  expect(first?.value).toBe(2);
  const [wider] = await itemsOf(["--method", "sd-trimmed", "--deviations", "2"]);
  expect(wider?.value).toBeCloseTo(8 / 3, 12);
});

test("each dimension is aggregated by itself, and items keep their dataset", async () => {
  const typed = "set,dim,item,annotator,value\nA,x,1,ann,1\nA,y,1,ann,5\nA,x,1,bob,2\nA,y,1,bob,\n";
  const words = ["--method", "median", "--dataset", "set", "--dimension", "dim"];
  expect(await itemsOf(words, typed)).toMatchObject([
    { item: "1", dataset: "A", dimension: "x", value: 1.5, n: 2 },
    { item: "1", dataset: "A", dimension: "y", value: 5, n: 1 },
  ]);
});

describe("the file", () => {
  test("is a CSV, TSV or JSONL by its name", async () => {
    const file = folderOf({});
    const written = async (name: string, input?: string) => {
      const { code, out } = await aggregate(["-", "--out", file(name)], input ?? ratings);
      expect([code, out]).toEqual([0, expect.stringContaining(name)]);
      return readFileSync(file(name), "utf8").split("\n");
    };
    const csv = await written("gold.csv");
    expect(csv[0]).toBe("item,value,n,sd,low,high");
    expect(csv[2]).toBe("p2,0,0,,,");
    expect((await written("gold.tsv"))[3]).toMatch(/^p3\t4\t2\t0\t4\t4$/);
    expect(JSON.parse((await written("gold.jsonl"))[0] ?? "")).toMatchObject({ item: "p1", n: 3 });
    const formula = "item,annotator,value\n=1+1,ann,1\n";
    expect((await written("safe.csv", formula))[1]).toBe("'=1+1,1,1,,,");
  });

  test("of another name, or a setting of another method, is refused with exit code 2", async () => {
    expect(await aggregate(["-", "--out", "gold.xlsx"])).toMatchObject({ code: 2 });
    expect(await aggregate(["-", "--share", "0.2"])).toMatchObject({ code: 2 });
    expect(await aggregate(["-", "--deviations", "2"])).toMatchObject({ code: 2 });
    expect(await aggregate(["-", "--method", "mode"])).toMatchObject({ code: 2 });
  });
});

test("Dawid and Skene's method refuses values that hardly ever come again", async () => {
  const rows = Array.from({ length: 101 }, (_, at) => `p${at},ann,${at / 7}`);
  const words = ["-", "--method", "dawid-skene"];
  const { code, errors } = await aggregate(words, ["item,annotator,value", ...rows, ""].join("\n"));
  expect([code, errors]).toEqual([1, expect.stringContaining("These judgments have 101")]);
});

test("a table at fault has exit code 1 and writes nothing", async () => {
  const file = folderOf({ "gold.csv": "as before" });
  const { code, errors } = await aggregate(
    ["-", "--out", file("gold.csv")],
    "item,annotator,value\np1,ann,x\n",
  );
  expect([code, errors]).toEqual([1, expect.stringContaining("standard input:2:3")]);
  expect(readFileSync(file("gold.csv"), "utf8")).toBe("as before");
});

test("WordSim-353, set 1: all 153 means are the published ones", async (context) => {
  const path = sharedData(context, "wordsim353-set1/set1.csv");
  const columns = ["--wide", "--item", "Word 1,Word 2", "--skip", "Human (mean)"];
  const { out } = await aggregate([path, ...columns, "--json"]);
  const published = readCells(path, ",").slice(1);
  const { items } = JSON.parse(out) as { items: { item: string; value: number }[] };
  expect(items).toHaveLength(153);
  items.forEach(({ item, value }, at) => {
    expect(item).toBe(`${published[at]?.[0]}\t${published[at]?.[1]}`);
    expect(Math.abs(value - Number(published[at]?.[2]))).toBeLessThan(0.00501);
  });
});

test("intervals stay on the scale: that of the judgments, or the one that is given", async () => {
  const [own] = await itemsOf(["--method", "mean"]);
  expect(own).toMatchObject({ low: expect.any(Number) as number, high: expect.any(Number) as number });
  expect(own!.low).toBeGreaterThanOrEqual(1);
  expect(own!.high).toBeLessThanOrEqual(5);
  const [wide] = await itemsOf(["--method", "mean", "--scale", "-100,100"]);
  expect(wide!.low).toBeLessThan(0);
});

test("dawid-skene says that it was smoothed, and leaves it out where it is told to", async () => {
  const report = async (...words: string[]) =>
    JSON.parse(
      (await aggregate(["-", "--method", "dawid-skene", "--json", ...words], ratings)).out,
    ) as object;
  expect(await report()).toMatchObject({ smoothing: "default", smoothed: true });
  expect(await report("--smoothing", "none")).toMatchObject({ smoothing: "none", smoothed: false });
});
