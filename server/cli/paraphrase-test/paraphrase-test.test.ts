import { describe, expect, test } from "vitest";
import { sharedData } from "@/server/stats/published/shared-data";
import { addPyramid } from "../pyramid/command";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addParaphraseTest } from "./command";

const run = (...words: string[]) => runCliCommand(addParaphraseTest, ["paraphrase-test", ...words]);

const pairs = Array.from({ length: 20 }, (_, at) =>
  at % 2 === 0 ? `A cat sleeps ${at}\tThe cat sleeps\t1` : `A cat sleeps\tRain falls ${at}\t0`,
);
const files = {
  "tests/binary.tsv": ["text_a\ttext_b\tsame", ...pairs, ""].join("\n"),
  "tests/questions.tsv": [
    "question\tanswer\tcandidate_1\tcandidate_2\tcandidate_3\tcandidate_4",
    "A cat sleeps\t2\tRain falls\tThe cat sleeps\tRain falls\tStones",
    "",
  ].join("\n"),
  "vectors.txt": "cat 1 0\nsleeps 1 0.1\nrain 0 1\nfalls -0.1 1\n",
};

describe("paraphrase-test", () => {
  test("fits a threshold, ranks candidates, and stands beside one-hot words and random scores", async () => {
    const file = folderOf(files);
    const { out, errors } = await run(file("tests"), "--vectors", file("vectors.txt"), "--json");
    expect(errors).toBe("");
    const report = JSON.parse(out) as { binary: { threshold: number }; unknownWords: number };
    expect(report).toMatchObject({
      binary: { f: 1, fitted: 2, tested: 18 },
      ranking: { successRate: 1, mrr: 1, questions: 1 },
      baselines: { oneHot: { ranking: { successRate: 1 } }, random: { binary: { tested: 18 } } },
    });
    // "a", "the", "stones" and the numbers have no vector.
    expect(report.unknownWords).toBe(23);
    const again = await run(file("tests"), "--vectors", file("vectors.txt"), "--json");
    expect(again.out).toBe(out);
  });

  test("refuses an answer that is no candidate and a pair that is neither, with their place", async () => {
    const refused = async (changed: Record<string, string>) => {
      const file = folderOf({ ...files, ...changed });
      return run(file("tests"), "--vectors", file("vectors.txt"));
    };
    const binary = files["tests/binary.tsv"].replace("sleeps\t1", "sleeps\tyes");
    expect(await refused({ "tests/binary.tsv": binary })).toMatchObject({
      code: 1,
      error: { faults: [{ line: 2, column: 3 }] },
    });
    const questions = files["tests/questions.tsv"].replace("\t2\t", "\t5\t");
    expect(await refused({ "tests/questions.tsv": questions })).toMatchObject({
      error: { faults: [{ line: 2, column: 2 }] },
    });
    expect(await refused({ "tests/questions.tsv": "question\tanswer\n" })).toMatchObject({ code: 1 });
  });

  test("a real pyramid with GloVe: the ranking of an independent program", async (context) => {
    const pyramid = `${sharedData(context, "pyramid-wim")}/12_10_09_MATTER.pyr`;
    const vectors = `${sharedData(context, "glove50-4k")}/glove50_4k.txt`;
    const file = folderOf({ "here.txt": "" });
    const folder = file("tests");
    expect(await runCliCommand(addPyramid, ["pyramid", pyramid, "--out", folder])).toMatchObject({ code: 0 });
    const { out } = await run(folder, "--vectors", vectors, "--json");
    // In Python, with the same words: 86 questions, 98 of 279 words unknown.
    expect(JSON.parse(out)).toMatchObject({
      ranking: {
        successRate: expect.closeTo(0.511627906977, 10) as number,
        mrr: expect.closeTo(0.683139534884, 10) as number,
      },
      baselines: {
        oneHot: {
          ranking: {
            successRate: expect.closeTo(0.523255813953, 10) as number,
            mrr: expect.closeTo(0.703488372093, 10) as number,
          },
        },
      },
      unknownWords: 98,
    });
  });
});
