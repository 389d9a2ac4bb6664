import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { itemValues } from "./item-values";
import { tableOfItems } from "./table-of-items";

const table = tableOf([
  [1, 2, null],
  [null, 5, 4],
  [2, 2, 2],
  [null, null, null],
]);

test("items come in the order in which they are given, with who judged them", () => {
  const found = tableOfItems(table, [2, 0]);
  expect([found.itemCount, found.annotatorCount]).toEqual([2, 3]);
  expect([itemValues(found, 0), itemValues(found, 1)]).toEqual([
    [2, 2, 2],
    [1, 2],
  ]);
  expect([...found.annotators]).toEqual([0, 1, 2, 0, 1]);
});

test("points that no item has are left out", () => {
  expect([...tableOfItems(table, [1, 3]).points]).toEqual([4, 5]);
  expect([...tableOfItems(table, [0, 1, 2]).points]).toEqual([...table.points]);
});
