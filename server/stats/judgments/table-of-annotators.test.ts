import { expect, test } from "vitest";
import { tableOf } from "../testing";
import { itemValues } from "./item-values";
import { tableOfAnnotators } from "./table-of-annotators";

test("the judgments of the others are gone, and items and annotators keep their numbers", () => {
  const table = tableOf([
    [1, 2, 3],
    [4, null, null],
    [null, 5, 6],
  ]);
  const kept = tableOfAnnotators(table, (annotator) => annotator > 0);
  expect([0, 1, 2].map((item) => itemValues(kept, item))).toEqual([[2, 3], [], [5, 6]]);
  expect([...kept.annotators]).toEqual([1, 2, 1, 2]);
  expect(kept).toMatchObject({ itemCount: 3, annotatorCount: 3, points: table.points });
});
