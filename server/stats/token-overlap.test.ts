import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pearson } from "./pearson";
import { setCosine, tokenOverlap } from "./token-overlap";

test("texts share tokens as the cosine of their 0/1 vectors", () => {
  // 2 shared tokens, 4 and 3 in all: 2 / √12.
  expect(tokenOverlap("they flew out together", "they flew in").value).toBeCloseTo(2 / Math.sqrt(12), 15);
});

test("equal texts overlap wholly and texts without a common token not at all", () => {
  expect(tokenOverlap("a b c", "a b c")).toEqual({ value: 1 });
  expect(tokenOverlap("a b", "c d")).toEqual({ value: 0 });
});

test("repeated tokens and the kind of white space change nothing", () => {
  expect(tokenOverlap("a a\u00a0b", " a\tb b ")).toEqual({ value: 1 });
});

test("letter case and punctuation make different tokens", () => {
  expect(tokenOverlap("The cat.", "the cat")).toEqual({ value: 0 });
});

test("a text without tokens has no overlap", () => {
  expect(tokenOverlap(" ", "a")).toEqual({ value: null, reason: "no_tokens" });
  expect(tokenOverlap("a", "")).toEqual({ value: null, reason: "no_tokens" });
});

test("sets of any size share the geometric mean of what each has in common", () => {
  expect(setCosine(new Set(["a b", "c"]), new Set(["c"])).value).toBeCloseTo(1 / Math.sqrt(2), 15);
  expect(setCosine(new Set(), new Set(["c"]))).toEqual({ value: null, reason: "no_tokens" });
});

test("on the OnWN pairs of 2012 the baseline correlates with the gold as the paper's Table 1 says", (context) => {
  const folder = "../shared/data/sts2012-onwn";
  context.skip(!existsSync(folder), `${folder} is not on this machine`);
  const lines = (kind: string) =>
    readFileSync(`${folder}/STS.${kind}.surprise.OnWN.txt`, "utf8").trimEnd().split("\n");
  const overlaps = lines("input").map((line) => {
    const [a = "", b = ""] = line.split("\t");
    return tokenOverlap(a, b).value;
  });
  expect(pearson(overlaps, lines("gs").map(Number)).value).toBeCloseTo(0.5864, 3);
});
