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

test("a file that is not text ends where that shows", async () => {
  const entries = await collect(readJsonLines(sourceOf(Buffer.from('{"a":1}\n\0\n{"a":1}\n'))));
  expect(entries.map((entry) => ("error" in entry ? entry.error.reason : "good"))).toEqual(["not_text"]);
});
