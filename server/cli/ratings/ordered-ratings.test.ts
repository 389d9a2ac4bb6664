import { expect, test } from "vitest";
import type { Rating } from "@/server/imports/ratings-table/ratings";
import { historiesOf } from "./ordered-ratings";

const rating = (annotator: number, order: string | null, line: number): Rating => ({
  item: line,
  annotator,
  value: 1,
  seconds: null,
  order,
  line,
});

const lines = (ratings: Rating[], annotators = 1) =>
  historiesOf(annotators, ratings).map((history) => history.map(({ line }) => line));

test("each annotator's judgments stand in their order, those of one moment as in the file", () => {
  const ratings = [rating(0, "20", 2), rating(1, "3", 3), rating(0, "9", 4), rating(0, "9", 5)];
  expect(lines(ratings, 3)).toEqual([[4, 5, 2], [3], []]);
});

test("times that are not all numbers are put in the order of their text", () => {
  expect(lines([rating(0, "2026-02-01", 2), rating(0, "2025-12-31", 3), rating(0, "", 4)])).toEqual([
    [4, 3, 2],
  ]);
});

test("without times the order of the file stands", () => {
  expect(lines([rating(0, null, 2), rating(0, null, 3)])).toEqual([[2, 3]]);
});
