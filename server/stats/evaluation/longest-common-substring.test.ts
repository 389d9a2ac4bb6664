import { expect, test } from "vitest";
import { readCells, sharedData } from "../published/shared-data";
import { longestCommonSubstring } from "./longest-common-substring";

test("twice the common length is divided by both lengths", () => {
  // "bcd" in 4 and 6 characters.
  expect(longestCommonSubstring("abcd", "xbcdbc")).toEqual({ value: 0.6 });
  expect(longestCommonSubstring("xbcdbc", "abcd")).toEqual({ value: 0.6 });
});

test("equal texts are 1, texts without a common character 0, and letter case counts", () => {
  expect(longestCommonSubstring("aa", "aa")).toEqual({ value: 1 });
  expect(longestCommonSubstring("ab", "cd")).toEqual({ value: 0 });
  expect(longestCommonSubstring("AB", "ab")).toEqual({ value: 0 });
  expect(longestCommonSubstring("", "ab")).toEqual({ value: 0 });
});

test("two empty texts have no similarity", () => {
  expect(longestCommonSubstring("", "")).toEqual({ value: null, reason: "no_characters" });
});

// The task published its baseline's scores, four times the similarity to three decimals. For paragraphs the white
// space at the ends of a text had been dropped before.
test.for<[string, (text: string) => string]>([
  ["paragraph2sentence", (text) => text.trim()],
  ["sentence2phrase", (text) => text],
  ["phrase2word", (text) => text],
])("CLSS 2014: the baseline of the 500 training pairs of %s is reproduced", ([kind, prepared], context) => {
  const folder = sharedData(context, "clss2014-train-trial");
  const published = readCells(`${folder}/keys/baselines/${kind}.training.baseline.tsv`, "\t");
  const pairs = readCells(`${folder}/data/training/${kind}.train.input.tsv`, "\t");
  expect(pairs).toHaveLength(500);
  pairs.forEach(([larger = "", smaller = ""], at) => {
    const { value } = longestCommonSubstring(prepared(larger), prepared(smaller));
    expect(Math.abs(4 * (value ?? NaN) - Number(published[at]?.[0])), `pair ${at + 1}`).toBeLessThan(0.0021);
  });
});
