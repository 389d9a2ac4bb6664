import { expect, test } from "vitest";
import { checkPairFile, errorLimit } from "./check-pair-file";
import { sharedFile, sourceOf } from "./testing";

const scale = { min: 0, max: 5 };

test("eight bad lines among good ones are all named, and the good ones counted", async () => {
  const bad = ["one", "a\tb\tc", "", "\tb", "a\t ", "\t", "a\rb\tc", "x"];
  const lines = bad.flatMap((line) => ["good\tpair", line]);
  const check = await checkPairFile(sourceOf(`${lines.join("\n")}\n`), { format: "sts", scale });
  expect(check).toMatchObject({ good: 8, bad: 8, head: null });
  expect(check.errors.map(({ line }) => line)).toEqual([2, 4, 6, 8, 10, 12, 12, 14, 16]);
});

test("a line that is wrong in both files is one bad line", async () => {
  const scores = sourceOf("9\n1\n");
  const check = await checkPairFile(sourceOf("one\na\tb\n"), { format: "sts", scale, scores });
  expect(check).toMatchObject({ good: 1, bad: 1 });
  expect(check.errors.map(({ file }) => file)).toEqual(["pairs", "scores"]);
});

test("the sample is the first ten pairs, and the head of a table comes with it", async () => {
  const table = ["text_a,text_b", ...Array.from({ length: 12 }, (_, at) => `a${at},b${at}`)].join("\n");
  const check = await checkPairFile(sourceOf(table), { format: "csv", scale });
  expect(check).toMatchObject({ good: 12, bad: 0, errors: [] });
  expect(check.sample.map(({ textA }) => textA)).toEqual(Array.from({ length: 10 }, (_, at) => `a${at}`));
  expect(check.head).toEqual({ header: ["text_a", "text_b"], mapping: { textA: "text_a", textB: "text_b" } });
});

test("all bad lines are counted, and the first thousand errors kept", async () => {
  const check = await checkPairFile(sourceOf("bad\n".repeat(errorLimit + 5)), { format: "sts", scale });
  expect(check).toMatchObject({ good: 0, bad: errorLimit + 5 });
  expect(check.errors).toHaveLength(errorLimit);
});

test("an empty file is bad", async () => {
  expect(await checkPairFile(sourceOf(""), { format: "tsv", scale })).toMatchObject({ good: 0, bad: 1 });
});

test("the OnWN files of 2012 are good to the last line", async (context) => {
  const folder = "sts2012-onwn";
  const pairs = sharedFile(context, `${folder}/STS.input.surprise.OnWN.txt`);
  const scores = sharedFile(context, `${folder}/STS.gs.surprise.OnWN.txt`);
  const check = await checkPairFile(pairs, { format: "sts", scale, scores });
  expect(check).toMatchObject({ good: 750, bad: 0 });
});
