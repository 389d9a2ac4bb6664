import { expect, test } from "vitest";
import { pearson } from "@/server/stats/pearson";
import { readCells, sharedData } from "@/server/stats/published/shared-data";
import { runCommand } from "../testing";
import { addBaseline } from "./command";

const baseline = (words: string[], input?: string) => runCommand(addBaseline, ["baseline", ...words], input);

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

test("CLSS input has an id behind its texts", async () => {
  expect(await scoresOf(["lcs", "-"], "abc\tabc\tNewswire-1\n")).toEqual([1]);
});

test.each([
  ["one text", "a b\n", "standard input:1: This line has 1 columns"],
  ["an empty text", "a\tb\na\t \n", "standard input:2:2: This text is empty."],
  ["a word and a sense", "pot#n\tbasket%1:06:00::\tbasket#n#1\tw2s-1\n", "definitions are in WordNet"],
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

test("CLSS 2014: the published baseline's scores of 500 sentences and phrases", async (context) => {
  const folder = sharedData(context, "clss2014-train-trial");
  const input = `${folder}/data/training/sentence2phrase.train.input.tsv`;
  const published = readCells(`${folder}/keys/baselines/sentence2phrase.training.baseline.tsv`, "\t");
  const scores = await scoresOf(["lcs", input, "--max", "4"]);
  expect(scores).toHaveLength(500);
  scores.forEach((score, at) => expect(Math.abs(score - Number(published[at]?.[0]))).toBeLessThan(0.0021));
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
