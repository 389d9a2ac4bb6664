import { expect, test } from "vitest";
import annotator from "@/app/_messages/en/annotator.json";
import { fill } from "./fill";

test("each name is replaced by its value, also by zero", () => {
  expect(fill("Pair {at} of {count}", { at: 0, count: 5 })).toBe("Pair 0 of 5");
});

test("what a value contains is not filled again", () => {
  expect(fill("{a} {b}", { a: "{b}", b: "x" })).toBe("{b} x");
});

test("texts that the browser fills hold nothing but names, as it knows no plurals", () => {
  const texts = Object.entries({ ...annotator.hit, ...annotator.feedback });
  expect(texts.filter(([, text]) => /\{[^}]*[^\w}][^}]*\}/.test(text))).toEqual([]);
});
