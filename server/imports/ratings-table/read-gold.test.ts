import { expect, test } from "vitest";
import { readGold, type GoldTableForm } from "./read-gold";
import { keyOf } from "./rated-item";
import { tableOfText } from "./testing";

const form: GoldTableForm = {
  delimiter: null,
  header: true,
  item: ["item"],
  unordered: false,
  dataset: null,
  dimension: null,
  value: ["gold", "value"],
};

const read = async (text: string, given: Partial<GoldTableForm> = {}) =>
  Object.fromEntries(await readGold(tableOfText(text, "gold.csv"), { ...form, ...given }));

test("the column called gold holds the answers, or else the one called as the values, or else the last", async () => {
  expect(await read("item,gold,value\np1,1,2\n")).toEqual({ p1: 1 });
  expect(await read("item,value,note\np1,2,9\n")).toEqual({ p1: 2 });
  expect(await read("p1,3\np2,4\n", { header: false, item: ["1"], value: ["5"] })).toEqual({ p1: 3, p2: 4 });
});

test("items without an answer are no gold", async () => {
  expect(await read("item,gold\np1,1\np2,\n")).toEqual({ p1: 1 });
});

test("an item may come again with the same answer, but not with another", async () => {
  expect(await read("item,gold\np1,1\np1,1.0\n")).toEqual({ p1: 1 });
  await expect(read("item,gold\np1,1\np1,2\n")).rejects.toMatchObject({
    faults: [
      {
        line: 3,
        column: 2,
        found: "2",
        sentence: "Line 2 gives this item another known answer. Keep one of the two.",
      },
    ],
  });
});

test("the key is made as that of the judgments", async () => {
  const pairs = { item: ["a", "b"], unordered: true };
  expect(await read("a,b,gold\ny,x,1\n", pairs)).toEqual({ "x\ty": 1 });
});

test("items of two datasets are told apart", async () => {
  const answers = await readGold(tableOfText("set,item,gold\nA,p1,1\nB,p1,2\n"), { ...form, dataset: "set" });
  const keys = ["A", "B"].map((dataset) => keyOf({ name: "p1", dataset, dimension: null }));
  expect(keys.map((key) => answers.get(key))).toEqual([1, 2]);
});

test("an answer that is no number, or an item that is empty, is refused", async () => {
  await expect(read("item,gold\np1,yes\n,1\n")).rejects.toMatchObject({
    faults: [
      { line: 2, column: 2 },
      { line: 3, column: 1 },
    ],
  });
});
