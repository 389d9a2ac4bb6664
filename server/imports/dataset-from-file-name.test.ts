import fc from "fast-check";
import { expect, test } from "vitest";
import { isDatasetName } from "@/server/domain/item/dataset-name";
import { datasetFromFileName } from "./dataset-from-file-name";

test.each([
  ["STS.input.surprise.OnWN.txt", "surprise.OnWN"],
  ["STS.gs.headlines.txt", "headlines"],
  ["set1.csv", "set1"],
  ["folder/名前.tsv", "名前"],
  ["C:\\data\\pairs.v2.csv", "pairs.v2"],
  ["what?.csv", "what-"],
  [".csv", "dataset"],
  ["", "dataset"],
])("the file %j holds the dataset %j", (fileName, dataset) => {
  expect(datasetFromFileName(fileName)).toBe(dataset);
});

test("whatever the file is called, its dataset has a usable name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 150 }), (fileName) => {
      expect(isDatasetName(datasetFromFileName(fileName))).toBe(true);
    }),
  );
});
