import { expect, test } from "vitest";
import { detectDelimiter } from "./detect-delimiter";

test("the delimiter is the one the first line has most of", () => {
  expect(detectDelimiter("id,text_a,text_b")).toBe(",");
  expect(detectDelimiter("id;text_a;text_b")).toBe(";");
  expect(detectDelimiter("id\ttext_a\ttext_b")).toBe("\t");
});

test("what stands in quotes does not count", () => {
  expect(detectDelimiter('"a, b, c, d";text')).toBe(";");
});

test("a line without any is taken for comma separated", () => {
  expect(detectDelimiter("text")).toBe(",");
});
