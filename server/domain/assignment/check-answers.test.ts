import { expect, test } from "vitest";
import { pairRating } from "@/task-types/pair-rating/task";
import type { ShownDimension } from "@/server/domain/task/shown-dimension";
import type { Answer } from "@/server/domain/task/wire";
import { checkAnswers } from "./check-answers";

const points = [0, 5].map((value) => ({ value, label: "", definition: "" }));
const said = { label: "", definition: "" };
const similarity = { ...said, id: "similarity", scale: { step: 1, notApplicable: false, points } };
const author = { ...said, id: "author", scale: { step: 1, notApplicable: true, points } };

const answer = (key: string, value: number | "NA" = 3) => ({ key, values: { similarity: value } });
const checkOn = (answers: readonly Answer[], keys: readonly string[], dimensions: ShownDimension[]) => {
  const item = {
    textA: "",
    textB: "",
    content: null,
    order: [],
    dimensions,
    settings: { allowTies: false, imageHosts: [] },
  };
  return checkAnswers(pairRating, answers, new Map(keys.map((key) => [key, item])));
};
const check = (answers: readonly Answer[]) => checkOn(answers, ["a", "b"], [similarity]);

test("a page answered once an item and on the scale has no problem, in whatever order", () => {
  expect(check([answer("b", 0), answer("a", 5)])).toEqual([]);
});

test("an item without an answer is named", () => {
  expect(check([answer("a")])).toEqual([{ key: "b", rule: "missing" }]);
  expect(check([])).toEqual([
    { key: "a", rule: "missing" },
    { key: "b", rule: "missing" },
  ]);
});

test("a key of another page, and one sent twice, are named", () => {
  expect(check([answer("a"), answer("a"), answer("b"), answer("c")])).toEqual([
    { key: "a", rule: "duplicate" },
    { key: "c", rule: "unknown_key" },
  ]);
});

test("values off the scale and beside its steps are named", () => {
  expect(check([answer("a", 6), answer("b", 2.5)])).toEqual([
    { key: "a", rule: "off_scale" },
    { key: "b", rule: "off_scale" },
  ]);
});

test("Not Applicable is taken only where the scale offers it", () => {
  expect(check([answer("a", "NA"), answer("b")])).toEqual([{ key: "a", rule: "not_applicable" }]);
  expect(checkOn([{ key: "a", values: { author: "NA" } }], ["a"], [author])).toEqual([]);
});

test("every dimension is asked for, and no other", () => {
  const values = { similarity: 3, constructor: 1 };
  expect(checkOn([{ key: "a", values }], ["a"], [similarity, author])).toEqual([
    { key: "a", rule: "unknown_dimension" },
    { key: "a", rule: "missing" },
  ]);
});

test("a dimension named like something every object has is missing all the same", () => {
  const odd = { ...similarity, id: "toString" };
  expect(checkOn([{ key: "a", values: {} }], ["a"], [odd])).toEqual([{ key: "a", rule: "missing" }]);
});

test("an answer in the form of another task type is named", () => {
  const ranking = { key: "a", ranking: ["1"] } as unknown as Answer;
  expect(check([ranking, answer("b")])).toEqual([{ key: "a", rule: "malformed" }]);
});

test("a comment that is too long and a confidence that there is not are named beside the answer's own rules", () => {
  const said = { comment: "x".repeat(1_000), confidence: 3 };
  expect(check([{ ...answer("a"), ...said }, answer("b")])).toEqual([]);
  const beyond = { comment: `${said.comment}x`, confidence: 4 };
  expect(check([{ ...answer("a", 6), ...beyond }, answer("b")])).toEqual([
    { key: "a", rule: "comment_too_long" },
    { key: "a", rule: "unknown_confidence" },
    { key: "a", rule: "off_scale" },
  ]);
});
