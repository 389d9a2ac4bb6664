import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pearson } from "@/server/stats/pearson";
import { readCells, sharedData } from "@/server/stats/published/shared-data";
import { runCliCommand } from "../testing";
import { addBaseline } from "./command";

const baseline = (words: string[], input?: string) =>
  runCliCommand(addBaseline, ["baseline", ...words], input);

async function scoresOf(words: string[], input?: string): Promise<number[]> {
  const { code, out, errors } = await baseline(words, input);
  expect([code, errors]).toEqual([0, ""]);
  return out.trimEnd().split("\n").map(Number);
}

const pairs = "they flew out together\tthey flew in\nabcdef\tabcdef\n";

test("each writes one score a line, from 0 to 1 or to the score of equal texts", async () => {
  expect(await scoresOf(["token-overlap", "-"], pairs)).toEqual([expect.closeTo(2 / Math.sqrt(12), 12), 1]);
  expect(await scoresOf(["lcs", "-", "--max", "5"], pairs)).toEqual([
    expect.closeTo((5 * 2 * 10) / 34, 12),
    5,
  ]);
  expect(await scoresOf(["gst", "-"], pairs)).toEqual([expect.closeTo((2 * 10) / 34, 12), 1]);
});

test("random depends on its seed alone and stays in its range", async () => {
  const many = "a\tb\n".repeat(500);
  const first = await scoresOf(["random", "-", "--seed", "7", "--max", "5"], many);
  expect(await scoresOf(["random", "-", "--seed", "7", "--max", "5"], many)).toEqual(first);
  expect(await scoresOf(["random", "-", "--seed", "8", "--max", "5"], many)).not.toEqual(first);
  expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...first)).toBeLessThan(5);
  expect(new Set(first).size).toBeGreaterThan(490);
});

test("letter case counts unless it is ignored", async () => {
  expect(await scoresOf(["gst", "-"], "Abbotsford Bridge\tbridge\n")).toEqual([0]);
  expect(await scoresOf(["gst", "-", "--ignore-case"], "Abbotsford Bridge\tbridge\n")).toEqual([12 / 23]);
});

test("CLSS input has an id behind its texts", async () => {
  expect(await scoresOf(["lcs", "-"], "abc\tabc\tNewswire-1\n")).toEqual([1]);
});

test.each([
  ["one text", "a b\n", "standard input:1: This line has 1 columns"],
  ["an empty text", "a\tb\na\t \n", "standard input:2:2: This text is empty."],
  ["an unknown sense", "pot#n\tbasket%1:06:99::\tbasket#n#1\tw2s-1\n", "standard input:1:2: WordNet 3.1"],
  ["a word without its part of speech", "pot\tbasket%1:06:00::\tbasket#n#1\tw2s-1\n", "such as pot#n"],
  ["no sense", "pot#n\t\tbasket#n#1\tw2s-1\n", "standard input:1:2: This text is empty."],
  ["nothing", "", "standard input:1: The file is empty."],
])("%s is refused with its line", async (_, input, sentence) => {
  const { code, errors } = await baseline(["lcs", "-"], input);
  expect([code, errors]).toEqual([1, expect.stringContaining(sentence)]);
});

test("an unknown baseline is refused with exit code 2", async () => {
  expect(await baseline(["cosine", "-"])).toMatchObject({ code: 2 });
});

test("STS 2012: token overlap on OnWN correlates with the gold as Table 1 says", async (context) => {
  const folder = sharedData(context, "sts2012-onwn");
  const scores = await scoresOf(["token-overlap", `${folder}/STS.input.surprise.OnWN.txt`]);
  const gold = readCells(`${folder}/STS.gs.surprise.OnWN.txt`, "\t").map(([score]) => Number(score));
  expect(pearson(scores, gold).value).toBeCloseTo(0.5864, 3);
});

test("a word is compared by its best sense, and a gloss in the file replaces that of WordNet", async () => {
  const line = (gloss: string) => `pot#n\tbasket%1:06:99::\tbasket#n#9\tw2s-1\t${gloss}\n`;
  // The first sense of pot, as WordNet 3.1 words it, and its longest common part with another text.
  const pot =
    "metal or earthenware cooking vessel that is usually round and deep; often has a handle and lid";
  expect(await baseline(["lcs", "-"], line(pot))).toMatchObject({ code: 0, out: "1\t1\n" });
  expect(await baseline(["lcs", "-"], line("earthenware"))).toMatchObject({
    out: `${(2 * 11) / (pot.length + 11)}\t1\n`,
  });
});

test("a word that is not in WordNet scores 0 with confidence 0", async () => {
  expect(await baseline(["gst", "-"], "airplay#n\tgame%1:06:00::\tgame#n#9\tw2s-14\n")).toMatchObject({
    out: "0\t0\n",
  });
});

// The task's files, byte for byte; white space at the ends of its paragraphs had been removed before.
test.for([["paragraph2sentence", "--trim"], ["sentence2phrase"], ["phrase2word"]])(
  "CLSS 2014: the published baseline of 500 training pairs, %s, is the same file",
  async ([kind = "", ...options], context) => {
    const folder = sharedData(context, "clss2014-train-trial");
    const input = `${folder}/data/training/${kind}.train.input.tsv`;
    const { out } = await baseline(["lcs", input, "--max", "4", "--decimals", "3", ...options]);
    expect(out.trimEnd()).toBe(
      readFileSync(`${folder}/keys/baselines/${kind}.training.baseline.tsv`, "utf8").trimEnd(),
    );
  },
);

test("CLSS 2014: 478 of 498 published scores of words and senses are the same with WordNet 3.1", async (context) => {
  const folder = sharedData(context, "clss2014-train-trial");
  const published = readCells(`${folder}/keys/baselines/word2sense.training.baseline.tsv`, "\t");
  const gold = readCells(`${folder}/keys/training/word2sense.train.gs.tsv`, "\t").map(([score]) =>
    Number(score),
  );
  const lines = readFileSync(`${folder}/data/training/word2sense.train.input.tsv`, "utf8")
    .trimEnd()
    .split("\n");
  // These two are in WordNet 3.0 only.
  const known = lines.map((line) => !/indian%1:18:00::|bring_together%2:35:01::/.test(line));
  const input = lines.filter((_, at) => known[at]).join("\n");
  const { out } = await baseline(["lcs", "-", "--max", "4", "--decimals", "3"], `${input}\n`);
  const scores = out.trimEnd().split("\n");
  const expected = published.filter((_, at) => known[at]);
  expect(scores).toHaveLength(498);
  expect(scores.filter((score, at) => score === expected[at]?.join("\t"))).toHaveLength(478);
  expect(scores.map((score) => score.split("\t")[1])).toEqual(expected.map(([, confidence]) => confidence));
  expect(
    pearson(
      published.map(([score]) => Number(score)),
      gold,
    ).value,
  ).toBeCloseTo(0.1701, 4);
});

test("CLSS 2014: greedy string tiling does better than the substring on longer texts, as the task found", async (context) => {
  const folder = sharedData(context, "clss2014-train-trial");
  const input = `${folder}/data/trial/paragraph2sentence.trial.input.tsv`;
  const gold = readCells(`${folder}/keys/trial/paragraph2sentence.trial.gs.tsv`, "\t").map(([score]) =>
    Number(score),
  );
  const agreement = async (name: string) =>
    pearson(await scoresOf([name, input, "--trim"]), gold).value ?? NaN;
  expect(await agreement("gst")).toBeGreaterThan(await agreement("lcs"));
});
