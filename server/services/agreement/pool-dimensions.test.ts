import { expect, test } from "vitest";
import { krippendorffAlpha } from "@/server/stats/agreement/krippendorff-alpha";
import { judgmentTable } from "@/server/stats/judgments/judgment-table";
import { poolDimensions } from "./pool-dimensions";

/** @param values item × annotator. */
const dimension = (annotatorIds: string[], values: (number | null)[][]) => {
  const given = values.flatMap((row, item) =>
    row.flatMap((value, annotator) => (value === null ? [] : [{ item, annotator, value }])),
  );
  const table = judgmentTable({
    itemCount: values.length,
    annotatorCount: annotatorIds.length,
    items: given.map(({ item }) => item),
    annotators: given.map(({ annotator }) => annotator),
    values: given.map(({ value }) => value),
  });
  return { table, annotatorIds };
};

test("one dimension is itself", () => {
  const only = dimension(["a", "b"], [[1, 2]]);
  expect(poolDimensions([only])).toBe(only.table);
});

test("several dimensions agree as the items of one would, whoever of them judged where", () => {
  const general = dimension(
    ["a", "b"],
    [
      [0, 1],
      [4, 5],
    ],
  );
  const time = dimension(
    ["b", "c"],
    [
      [3, 3],
      [null, 2],
    ],
  );
  const all = dimension(
    ["a", "b", "c"],
    [
      [0, 1, null],
      [4, 5, null],
      [null, 3, 3],
      [null, null, 2],
    ],
  );
  const pooled = poolDimensions([general, time]);
  expect(pooled).toEqual(all.table);
  expect(krippendorffAlpha(pooled, "interval")).toEqual(krippendorffAlpha(all.table, "interval"));
});
