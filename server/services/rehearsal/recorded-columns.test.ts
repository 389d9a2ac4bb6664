import { expect, test } from "vitest";
import { recordedColumns } from "./recorded-columns";

test("one dimension stands in the column called value, or after its own name", () => {
  const values = new Map([["similarity", 2]]);
  const found = { annotator: 0, item: 1, dataset: 3, values };
  expect(recordedColumns(["Annotator", "item", "Value", "dataset"], ["similarity"])).toEqual(found);
  expect(recordedColumns(["annotator", "pair", "similarity", "dataset"], ["similarity"])).toEqual(found);
});

test("several dimensions stand in columns of their names", () => {
  expect(recordedColumns(["annotator", "pair", "time", "general"], ["general", "time"])).toEqual({
    annotator: 0,
    item: 1,
    dataset: null,
    values: new Map([
      ["general", 3],
      ["time", 2],
    ]),
  });
});

test.each([
  [["item", "value"], ["similarity"], "annotator"],
  [["annotator", "value"], ["similarity"], "item"],
  [["annotator", "item"], ["similarity"], "value"],
  [["annotator", "item", "value", "general"], ["general", "time"], "time"],
])("of %j for %j a column is missing", (header, dimensions, missing) => {
  expect(recordedColumns(header, dimensions)).toEqual({ missing });
});
