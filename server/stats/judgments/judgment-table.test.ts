import { expect, test } from "vitest";
import { itemValues } from "./item-values";
import { judgmentTable } from "./judgment-table";

const given = {
  itemCount: 3,
  annotatorCount: 2,
  items: [2, 0, 2],
  annotators: [1, 0, 0],
  values: [4, 2.5, 2.5],
};

test("judgments are laid out item by item in the order they came", () => {
  const table = judgmentTable(given);
  expect([...table.points]).toEqual([2.5, 4]);
  expect([0, 1, 2].map((item) => itemValues(table, item))).toEqual([[2.5], [], [4, 2.5]]);
  expect([...table.annotators]).toEqual([0, 1, 0]);
});

test("a table may be empty", () => {
  const table = judgmentTable({ itemCount: 0, annotatorCount: 0, items: [], annotators: [], values: [] });
  expect([...table.starts]).toEqual([0]);
});

test("zero and minus zero are one point", () => {
  expect([...judgmentTable({ ...given, values: [0, -0, 1] }).points]).toEqual([0, 1]);
});

test("the same annotator twice on an item is refused", () => {
  expect(() => judgmentTable({ ...given, annotators: [1, 0, 1] })).toThrow("more than once");
});

test("lists of different length, unknown items and values that are no numbers are refused", () => {
  expect(() => judgmentTable({ ...given, values: [1, 2] })).toThrow(RangeError);
  expect(() => judgmentTable({ ...given, items: [0, 3, 1] })).toThrow(RangeError);
  expect(() => judgmentTable({ ...given, annotators: [0, -1, 1] })).toThrow(RangeError);
  expect(() => judgmentTable({ ...given, values: [1, NaN, 3] })).toThrow("not a finite number");
  expect(() => judgmentTable({ ...given, values: [1, Infinity, 3] })).toThrow("not a finite number");
});
