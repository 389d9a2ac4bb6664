import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { itemValues } from "./item-values";
import { keepJudgments } from "./subset";

test("judgments left out leave items and annotators where they were", () => {
  const table = tableOf([
    [1, 2, 3],
    [4, null, 6],
  ]);
  const kept = keepJudgments(table, (item, annotator) => annotator !== 0 && item === 0);
  expect(kept).toMatchObject({ itemCount: 2, annotatorCount: 3 });
  expect([0, 1].map((item) => itemValues(kept, item))).toEqual([[2, 3], []]);
  expect([...kept.annotators]).toEqual([1, 2]);
});
