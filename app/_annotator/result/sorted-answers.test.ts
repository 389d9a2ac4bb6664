import { expect, test } from "vitest";
import type { LeasedItem } from "@/server/domain/task/wire";
import { sortedAnswers } from "./sorted-answers";

const item = (key: string): LeasedItem => ({
  key,
  type: "pair-rating",
  textA: "",
  textB: "",
  dimensions: [],
});
const on = (key: string, correct: boolean) => ({
  key,
  dimension: "similarity",
  correct,
  accepted: [],
  explanation: "",
});
const page = { items: ["a", "b", "c", "d"].map(item) };

test("missed and right questions keep the order and the places of the page", () => {
  const { missed, right } = sortedAnswers(page, [on("d", false), on("a", true), on("b", false)]);
  expect(missed.map(({ item: { key }, at }) => [key, at])).toEqual([
    ["b", 2],
    ["d", 4],
  ]);
  expect(right.map(({ item: { key }, at }) => [key, at])).toEqual([["a", 1]]);
});

test("without feedback there is neither", () => {
  expect(sortedAnswers(page, [])).toEqual({ missed: [], right: [] });
});

test("an item that was missed on one of its dimensions is missed, and told about on each", () => {
  const author = { ...on("b", true), dimension: "author" };
  const { missed, right } = sortedAnswers(page, [on("b", false), author]);
  expect(missed.map(({ feedback }) => feedback.map(({ dimension }) => dimension))).toEqual([
    ["similarity", "author"],
  ]);
  expect(right).toEqual([]);
});
