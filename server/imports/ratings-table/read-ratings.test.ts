import { describe, expect, test } from "vitest";
import type { Ratings } from "./ratings";
import { readRatings, type RatingsForm, type RatingsLayout } from "./read-ratings";
import { FaultyTable } from "./table-fault";
import { longForm, tableOfText } from "./testing";

const read = (text: string, form: Partial<RatingsForm> = {}, name?: string) =>
  readRatings(tableOfText(text, name), { ...longForm, ...form });

/** Each judgment with its names, as item, annotator and value. */
const named = ({ items, annotators, ratings }: Ratings) =>
  ratings.map(({ item, annotator, value }) => [items[item]?.name, annotators[annotator], value]);

const namesOf = ({ items }: Ratings) => items.map(({ name }) => name);

async function faultsOf(text: string, form: Partial<RatingsForm> = {}) {
  const error: unknown = await read(text, form).catch((thrown: unknown) => thrown);
  return error instanceof FaultyTable ? error.faults.map(({ line, column }) => [line, column]) : error;
}

describe("a long table", () => {
  test("has a judgment a line, and no value is N/A", async () => {
    const ratings = await read("annotator,item,value\nann,p1,2.5\nbob,p1,\nann,p2,0\n");
    expect(namesOf(ratings)).toEqual(["p1", "p2"]);
    expect(ratings.annotators).toEqual(["ann", "bob"]);
    expect(named(ratings)).toEqual([
      ["p1", "ann", 2.5],
      ["p1", "bob", null],
      ["p2", "ann", 0],
    ]);
  });

  test("may tell the seconds and the time of each judgment", async () => {
    const text = "item,annotator,value,spent,at\np1,ann,1,12.5,2026-01-02\np2,ann,1,,\n";
    const layout = {
      kind: "long",
      annotator: "annotator",
      value: "value",
      seconds: "spent",
      order: "at",
    } as const;
    expect((await read(text, { layout })).ratings).toMatchObject([
      { seconds: 12.5, order: "2026-01-02", line: 2 },
      { seconds: null, order: "", line: 3 },
    ]);
  });

  test("may name no columns; they are then numbered from 1", async () => {
    const layout = { kind: "long", annotator: "1", value: "3", seconds: null, order: null } as const;
    const form = { header: false, item: ["2"], layout };
    expect(named(await read("ann\tp1\t4\n", form, "ratings.tsv"))).toEqual([["p1", "ann", 4]]);
    expect(named(await read("ann p1 4\n", { ...form, delimiter: " " }))).toEqual([["p1", "ann", 4]]);
  });

  test("takes values that mean N/A as such, however the number is written", async () => {
    const text = "item,annotator,value\np1,ann,NA\np2,ann,0.0\np3,ann,10\n";
    expect(named(await read(text, { missing: ["0", "NA"] })).map(([, , value]) => value)).toEqual([
      null,
      null,
      10,
    ]);
  });
});

describe("a key of several columns", () => {
  const text = "word1,word2,annotator,value\ncat,dog,ann,3\ndog,cat,bob,2\n";

  test("tells pairs apart by their order, unless told otherwise", async () => {
    expect(namesOf(await read(text, { item: ["word1", "word2"] }))).toEqual(["cat\tdog", "dog\tcat"]);
    expect(namesOf(await read(text, { item: ["word1", "word2"], unordered: true }))).toEqual(["cat\tdog"]);
  });

  test("may be listed with commas, and a column with a comma in its name is still found", async () => {
    expect((await read(text, { item: ["word1,word2"] })).items).toHaveLength(2);
    const quoted = '"a,b",annotator,value\np1,ann,1\n';
    expect(namesOf(await read(quoted, { item: ["a,b"] }))).toEqual(["p1"]);
  });
});

describe("columns of datasets and dimensions", () => {
  const text = "set,dim,item,annotator,value\nA,x,p1,ann,1\nA,y,p1,ann,2\nB,x,p1,ann,3\nA,x,p1,bob,4\n";

  test("make one item several, each judged once by each", async () => {
    const ratings = await read(text, { dataset: "set", dimension: "dim" });
    expect(ratings.items).toEqual([
      { name: "p1", dataset: "A", dimension: "x" },
      { name: "p1", dataset: "A", dimension: "y" },
      { name: "p1", dataset: "B", dimension: "x" },
    ]);
    expect(ratings.ratings.map(({ item }) => item)).toEqual([0, 1, 2, 0]);
  });

  test("are no annotators of a wide table, and are filled in every line", async () => {
    const layout: RatingsLayout = { kind: "wide", skip: [] };
    const wide = "set,item,ann\nA,p1,1\n,p2,2\n";
    expect(await faultsOf(wide, { dataset: "set", layout })).toEqual([[3, 1]]);
    const { annotators } = await read("set,item,ann\nA,p1,1\n", { dataset: "set", layout });
    expect(annotators).toEqual(["ann"]);
  });
});

describe("a wide table", () => {
  const wide: RatingsLayout = { kind: "wide", skip: ["mean"] };

  test("has a column for each annotator, and an empty cell is no judgment", async () => {
    const text = "item,mean,ann,bob\np1,2,1,3\np2,,,NA\n";
    expect(named(await read(text, { layout: wide, missing: ["NA"] }))).toEqual([
      ["p1", "ann", 1],
      ["p1", "bob", 3],
      ["p2", "bob", null],
    ]);
  });

  test("joins lines with the same key, unless each line is an item of its own", async () => {
    const text = "item,mean,ann,bob\np1,,1,\np1,,,2\np2,,3,4\np2,,5,6\n";
    const batches = await read(text, { layout: wide, duplicates: "first" });
    expect(namesOf(batches)).toEqual(["p1", "p2"]);
    expect(named(batches)).toContainEqual(["p1", "bob", 2]);
    const lines = await read(text, { layout: wide, duplicates: "separate" });
    expect(namesOf(lines)).toEqual(["p1", "p1", "p2", "p2"]);
    expect(lines.ratings.map(({ item, value }) => [item, value])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [2, 4],
      [3, 5],
      [3, 6],
    ]);
  });

  test("needs a name of its own for each annotator, and at least one of them", async () => {
    expect(await faultsOf("item,mean,ann,,ann\np1,1,1,1,1\n", { layout: wide })).toEqual([
      [1, 4],
      [1, 5],
    ]);
    expect(await faultsOf("item\np1\n", { layout: { kind: "wide", skip: [] } })).toEqual([[1, null]]);
  });
});

describe("an annotator who judged an item twice", () => {
  const text = "item,annotator,value\np1,ann,1\np2,ann,2\np1,ann,3\n";

  test("is an error that names both lines", async () => {
    const faults = [
      {
        line: 4,
        column: 2,
        found: "ann",
        sentence: expect.stringContaining("has judged this item in line 2 too") as string,
      },
    ];
    await expect(read(text)).rejects.toMatchObject({ fileName: "ratings.csv", faults });
  });

  test("keeps the first or the last judgment, at its place, when told so", async () => {
    const values = async (duplicates: "first" | "last") =>
      named(await read(text, { duplicates })).map(([, , value]) => value);
    expect(await values("first")).toEqual([1, 2]);
    expect(await values("last")).toEqual([2, 3]);
  });

  test("has the mean of their values and seconds, in which N/A does not count, when told so", async () => {
    const layout = {
      kind: "long",
      annotator: "annotator",
      value: "value",
      seconds: "s",
      order: null,
    } as const;
    const repeated = "item,annotator,value,s\np1,ann,1,4\np2,ann,,\np1,ann,,8\np1,ann,4,\np2,ann,,\n";
    const { ratings } = await read(repeated, { layout, duplicates: "mean" });
    expect(ratings).toMatchObject([
      { item: 0, value: 2.5, seconds: 6, line: 2 },
      { item: 1, value: null, seconds: null, line: 3 },
    ]);
  });
});

describe("what is wrong", () => {
  test("with the head is said before any line is read", async () => {
    expect(await faultsOf("item,who,value\np1,ann,x\n")).toEqual([[1, null]]);
    expect(await faultsOf("item,item,annotator,value\np1,p1,ann,1\n")).toEqual([[1, null]]);
  });

  test("with the lines is gathered by line and column", async () => {
    const text = ["item,annotator,value", "p1,ann,five", ",ann,1", "p2,,1", "p3,ann", '"p4', ""].join("\n");
    expect(await faultsOf(text)).toEqual([
      [2, 3],
      [3, 1],
      [4, 2],
      [5, null],
      [6, 1],
    ]);
  });

  test("with a number is said as it is", async () => {
    const values = ["1e999", "-1e101", "-Infinity", '"1,234"', "1 234.5", '"3,5"', "NaN", "0x10", "five"];
    const lines = values.map((value, at) => `p${at},ann,${value}`);
    const error = await read(["item,annotator,value", ...lines].join("\n")).catch(
      (thrown: unknown) => thrown,
    );
    const sentences = error instanceof FaultyTable ? error.faults.map(({ sentence }) => sentence) : [];
    expect(
      sentences.map((sentence) => /finite|decimal comma|separators|not a number/.exec(sentence)?.[0]),
    ).toEqual([
      ...["finite", "finite", "finite", "separators", "separators", "decimal comma"],
      ...["not a number", "not a number", "not a number"],
    ]);
  });

  test("with a column's name comes with the names there are", async () => {
    await expect(read("item,who,value\np1,ann,1\n")).rejects.toMatchObject({
      faults: [
        {
          sentence:
            "There is no column called annotator. The columns are: item, who, value. If line 1 is already data, add --no-header.",
        },
      ],
    });
  });

  test("a file without lines below its header holds nothing", async () => {
    expect(await faultsOf("item,annotator,value\n")).toEqual([[1, null]]);
    expect(await faultsOf("")).toEqual([[1, null]]);
  });

  test("reading ends when there are too many errors to be told", async () => {
    const lines = Array.from({ length: 80 }, (_, at) => `p${at},ann,x`);
    expect(await faultsOf(["item,annotator,value", ...lines].join("\n"))).toHaveLength(50);
  });
});
