import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { completeItems } from "./complete-items";
import { judgmentTable } from "./judgment-table";

test("only items that every active annotator judged are kept, with columns in the annotators' order", () => {
  const table = judgmentTable({
    itemCount: 3,
    annotatorCount: 4,
    items: [0, 0, 1, 2, 2],
    annotators: [3, 1, 1, 1, 3],
    values: [30, 10, 11, 12, 32],
  });
  expect(completeItems(table)).toEqual([
    [10, 30],
    [12, 32],
  ]);
});

test("a table without judgments has no complete item", () => {
  expect(completeItems(tableOf([[null], [null]]))).toEqual([]);
});
