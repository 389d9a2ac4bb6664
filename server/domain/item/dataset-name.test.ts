import { expect, test } from "vitest";
import { isDatasetName } from "./dataset-name";

test("letters of any script, digits, spaces inside, dots and hyphens name a dataset", () => {
  expect(["OnWN", "surprise.OnWN", "set-1 b", "名前"].filter(isDatasetName)).toHaveLength(4);
});

test("a name with a slash, a control character or white space around it names no dataset", () => {
  expect(["a/b", "a\\b", "a:b", "a\u0000", " a", "", "x".repeat(101)].filter(isDatasetName)).toEqual([]);
});
