import { expect, test } from "vitest";
import { sortClssFiles } from "./clss-files";
import { sourceOf } from "./testing";

const file = (fileName: string) => ({ fileName, open: () => sourceOf("") });

test("scores belong to the items of the same name", () => {
  const { sorted } = sortClssFiles(
    ["word2sense.train.gs.tsv", "word2sense.train.input.tsv", "other.input.tsv", "mine.tsv"].map(file),
  );
  expect(sorted.map(({ dataset, items, scores }) => [dataset, items.fileName, scores?.fileName])).toEqual([
    ["word2sense", "word2sense.train.input.tsv", "word2sense.train.gs.tsv"],
    ["other", "other.input.tsv", undefined],
    ["mine", "mine.tsv", undefined],
  ]);
});

test("scores without items stand apart", () => {
  const { sorted, lonely } = sortClssFiles([file("a.gs.tsv"), file("b.input.tsv")]);
  expect(sorted.map(({ dataset }) => dataset)).toEqual(["b"]);
  expect(lonely.map(({ fileName }) => fileName)).toEqual(["a.gs.tsv"]);
});
