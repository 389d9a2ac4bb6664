import { expect, test } from "vitest";
import { readJsonLines } from "./json-lines";
import { collect, sourceOf } from "./testing";

test("each line is an object, with its line number", async () => {
  const entries = await collect(readJsonLines(sourceOf('{"a":1}\n{"b":["ü"]}\n', 3)));
  expect(entries).toEqual([
    { line: 1, object: { a: 1 } },
    { line: 2, object: { b: ["ü"] } },
  ]);
});

test("every line that is no object is named, and reading goes on", async () => {
  const entries = await collect(readJsonLines(sourceOf('[1]\n\n{"a"\nnull\n{"a":1}')));
  expect(
    entries.map((entry) => ("error" in entry ? [entry.error.line, entry.error.reason] : "good")),
  ).toEqual([[1, "not_json"], [2, "empty_line"], [3, "not_json"], [4, "not_json"], "good"]);
});

const objectsOf = async (text: string) =>
  (await collect(readJsonLines(sourceOf(text, 5)))).map((entry) =>
    "error" in entry ? [entry.error.line, entry.error.reason] : [entry.line, entry.object],
  );

test("a list over several lines gives its members, each with the line on which it begins", async () => {
  expect(await objectsOf('[\n  {"a": "x, y]"},\n\n  {\n    "a": [1, {"b": 2}]\n  }\n]\n')).toEqual([
    [2, { a: "x, y]" }],
    [4, { a: [1, { b: 2 }] }],
  ]);
  expect(await objectsOf('[\n{"a": 1},\n7,\n{"a":')).toEqual([
    [2, { a: 1 }],
    [3, "not_json"],
    [4, "not_json"],
  ]);
});

test("a list in one line, and a document over several, are read as well", async () => {
  expect(await objectsOf('[{"a": 1}, {"a": 2}]\n')).toEqual([
    [1, { a: 1 }],
    [2, { a: 2 }],
  ]);
  expect(await objectsOf('{\n  "a": 1\n}\n')).toEqual([[1, { a: 1 }]]);
});

test("rows that the dataset viewer wraps stand for themselves", async () => {
  const rows =
    '"rows": [{"row_idx": 0, "row": {"a": 1}, "truncated_cells": []}, {"row_idx": 1, "row": {"a": 2}}]';
  expect(await objectsOf(`{"features": [{"name": "a"}], ${rows}}\n`)).toEqual([
    [1, { a: 1 }],
    [2, { a: 2 }],
  ]);
  expect(await objectsOf('{"row_idx": 5, "row": {"a": 1}}\n')).toEqual([[1, { a: 1 }]]);
});

test("a file that is not text ends where that shows", async () => {
  const entries = await collect(readJsonLines(sourceOf(Buffer.from('{"a":1}\n\0\n{"a":1}\n'))));
  expect(entries.map((entry) => ("error" in entry ? entry.error.reason : "good"))).toEqual(["not_text"]);
});
