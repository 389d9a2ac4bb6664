import { describe, expect, test } from "vitest";
import { pearson } from "@/server/stats/pearson";
import { readCells, sharedData } from "@/server/stats/published/shared-data";
import { addCompare } from "../compare/command";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addEvaluate } from "./command";

const evaluate = (...words: string[]) => runCliCommand(addEvaluate, ["evaluate", ...words]);
const compare = (...words: string[]) => runCliCommand(addCompare, ["compare", ...words]);

const lines = (...values: (string | number)[]) => values.map((value) => `${value}\n`).join("");

const files = {
  "STS.gs.a.txt": lines(0, 1, 3, 4, 5),
  "STS.gs.b.txt": lines(5, 2, 4),
  "run.a.txt": lines("1\t10", "1\t20", "2\t30", "5\t100", "4\t5"),
  "run.b.txt": lines("90\t100", "20\t50", "85\t0"),
  "constant.txt": lines(2, 2, 2, 2, 2),
};

async function reportOf(run: typeof evaluate, ...words: string[]) {
  const { code, out, errors } = await run(...words, "--json");
  expect([code, errors]).toEqual([0, ""]);
  return JSON.parse(out) as { datasets: Record<string, unknown>[] } & Record<string, unknown>;
}

describe("evaluate", () => {
  test("pairs gold and run files in order and gives the official summaries", async () => {
    const file = folderOf(files);
    const gold = ["--gold", file("STS.gs.a.txt"), file("STS.gs.b.txt")];
    const report = await reportOf(
      evaluate,
      ...gold,
      "--run",
      file("run.a.txt"),
      file("run.b.txt"),
      "--confidence",
    );
    const a = pearson([1, 1, 2, 5, 4], [0, 1, 3, 4, 5]).value ?? NaN;
    const b = pearson([90, 20, 85], [5, 2, 4]).value ?? NaN;
    expect(report.datasets).toMatchObject([
      { name: "a", n: 5, pearson: a, weightedPearson: expect.any(Number) as number },
      // With the third confidence 0 only two pairs count, which lie on a line.
      {
        name: "b",
        n: 3,
        pearson: b,
        low: null,
        high: null,
        weightedPearson: expect.closeTo(1, 12) as number,
      },
    ]);
    const all = pearson([1, 1, 2, 5, 4, 90, 20, 85], [0, 1, 3, 4, 5, 5, 2, 4]).value ?? NaN;
    expect(report).toMatchObject({ all, allNorm: expect.any(Number) as number });
    expect(report.mean).toBeCloseTo((5 * a + 3 * b) / 8, 12);
    expect(report.sum).toBeCloseTo(a + b, 12);
    const [first, second] = report.datasets.map(({ weightedPearson }) => Number(weightedPearson));
    expect(report.weightedMean).toBeCloseTo((5 * (first ?? NaN) + 3 * (second ?? NaN)) / 8, 12);
    expect(report.weightedAll).toEqual(expect.any(Number));
  });

  test("leaves items without gold out", async () => {
    const file = folderOf({ ...files, "gaps.txt": "0\n\n3\n4\n5\n" });
    const report = await reportOf(evaluate, "--gold", file("gaps.txt"), "--run", file("run.a.txt"));
    expect(report.datasets).toMatchObject([
      { name: "gaps", n: 4, withoutGold: 1, pearson: pearson([1, 2, 5, 4], [0, 3, 4, 5]).value },
    ]);
  });

  test("says why a figure is missing, and prints none in its place", async () => {
    const file = folderOf(files);
    const words = ["--gold", file("STS.gs.a.txt"), "--run", file("constant.txt")];
    expect(await reportOf(evaluate, ...words)).toMatchObject({
      datasets: [{ pearson: null, low: null, weightedPearson: null, reasons: { pearson: "no_variance" } }],
      mean: null,
      sum: null,
      reasons: { all: "no_variance", mean: "undefined_dataset", sum: "undefined_dataset" },
    });
    const { out } = await evaluate(...words);
    expect(out).toMatch(/^a +5 +— +— +— +— +— +all values on one side are equal$/m);
  });

  test("tells genres apart by the ids of CLSS", async () => {
    const ids = ["Travel-1", "CQA-1", "Travel-2", "CQA-2", "Travel-3"];
    const file = folderOf({ ...files, "input.tsv": lines(...ids.map((id) => `larger\tsmaller\t${id}`)) });
    const words = ["--gold", file("STS.gs.a.txt"), "--run", file("run.a.txt"), "--items", file("input.tsv")];
    const { datasets } = await reportOf(evaluate, ...words);
    expect(datasets[0]?.genres).toMatchObject([
      { name: "Travel", n: 3, pearson: pearson([1, 2, 4], [0, 3, 5]).value },
      { name: "CQA", n: 2, pearson: expect.closeTo(1, 12) as number },
    ]);
  });

  test.each([
    ["a missing score", lines(1, "", 2, 5, 4), ":2:1: The score is missing."],
    ["NaN", lines(1, "NaN", 2, 5, 4), ":2:1: This is not a number."],
    ["an infinite score", lines(1, 1, "-inf", 5, 4), ":3:1: This is infinite"],
    ["a decimal comma", lines(1, 1, "2,5", 5, 4), ":3:1: This number has a decimal comma."],
    ["a third column", lines(1, 1, 2, "5\t1\tx", 4), ":4:3: This line has 3 columns; there can be 2."],
    ["too few lines", lines(1, 1), ":3: The file has 2 lines,"],
    ["too many lines", lines(1, 1, 2, 5, 4, 4), ":6: The file has 6 lines,"],
    ["nothing", "", ":1: The file is empty."],
  ])("refuses %s by line and column", async (_, run, sentence) => {
    const file = folderOf({ ...files, "run.txt": run });
    const { code, out, errors } = await evaluate("--gold", file("STS.gs.a.txt"), "--run", file("run.txt"));
    expect([code, out]).toEqual([1, ""]);
    expect(errors).toContain(`run.txt${sentence}`);
  });

  test("fills in what is missing or no number when told, and counts it", async () => {
    const file = folderOf({ ...files, "run.txt": lines("1\t9", "NaN\t9", "2\t9", "", "4\t9") });
    const words = ["--gold", file("STS.gs.a.txt"), "--run", file("run.txt"), "--fill", "0"];
    expect((await reportOf(evaluate, ...words, "--confidence")).datasets).toMatchObject([
      {
        filled: 2,
        pearson: pearson([1, 0, 2, 0, 4], [0, 1, 3, 4, 5]).value,
        // Confidence 0 keeps what was filled in out of the weighted figure.
        weightedPearson: expect.closeTo(pearson([1, 2, 4], [0, 3, 5]).value ?? NaN, 12) as number,
      },
    ]);
  });

  test("needs a confidence of 0 or more in every line when they are to count", async () => {
    const file = folderOf({ ...files, "run.txt": lines("1\t-5", "1", "2\tsure", "5\t1", "4\t1") });
    const words = ["--gold", file("STS.gs.a.txt"), "--run", file("run.txt")];
    expect(await evaluate(...words)).toMatchObject({ code: 0 });
    const { code, errors } = await evaluate(...words, "--confidence");
    expect(code).toBe(1);
    expect(errors).toContain(":1:2: A confidence is 0 or more, such as 0.8.");
    expect(errors).toContain(":2:2: The confidence is missing.");
    expect(errors).toContain(":3:2: This is not a number.");
  });

  test("refuses gold that is no number, and a command line that pairs nothing", async () => {
    const file = folderOf({ ...files, "gold.txt": lines(0, "high", 3, 4, 5) });
    const faulty = await evaluate("--gold", file("gold.txt"), "--run", file("run.a.txt"));
    expect(faulty).toMatchObject({ code: 1, errors: expect.stringContaining("gold.txt:2:1") as string });
    const gold = ["--gold", file("STS.gs.a.txt"), file("STS.gs.b.txt")];
    const unpaired = await evaluate(...gold, "--run", file("run.a.txt"));
    expect(unpaired).toMatchObject({
      code: 2,
      errors: expect.stringContaining("2 datasets of --gold") as string,
    });
    expect(await evaluate("--gold", "-", "--run", "-")).toMatchObject({ code: 2 });
    expect(await evaluate("--gold", file("STS.gs.a.txt"))).toMatchObject({ code: 2 });
  });

  test("CLSS 2014: the published baseline of the training pairs, with its genres", async (context) => {
    const folder = sharedData(context, "clss2014-train-trial");
    const gold = `${folder}/keys/training/sentence2phrase.train.gs.tsv`;
    const run = `${folder}/keys/baselines/sentence2phrase.training.baseline.tsv`;
    const items = `${folder}/data/training/sentence2phrase.train.input.tsv`;
    const { datasets } = await reportOf(evaluate, "--gold", gold, "--run", run, "--items", items);
    const column = (path: string) => readCells(path, "\t").map(([score]) => Number(score));
    expect(datasets).toMatchObject([
      { name: "sentence2phrase.train", n: 500, pearson: pearson(column(run), column(gold)).value },
    ]);
    const genres = (datasets[0]?.genres as { name: string; n: number }[]).map(({ name, n }) => [name, n]);
    expect(genres).toEqual([
      ["Travel", 75],
      ["Idiomatic", 64],
      ["CQA", 88],
      ["Newswire", 273],
    ]);
  });
});

describe("compare", () => {
  test("gives z and the one-tailed p of each dataset", async () => {
    const file = folderOf({ ...files, "other.txt": lines(3, 1, 2, 5, 1) });
    const words = ["--gold", file("STS.gs.a.txt"), "--run", file("run.a.txt"), "--run-b", file("other.txt")];
    const { datasets } = await reportOf(compare, ...words);
    const a = pearson([1, 1, 2, 5, 4], [0, 1, 3, 4, 5]).value ?? NaN;
    const b = pearson([3, 1, 2, 5, 1], [0, 1, 3, 4, 5]).value ?? NaN;
    // Both rest on five items: the error is √(1/2 + 1/2).
    expect(datasets[0]).toMatchObject({ name: "a", n: 5, pearsonA: a, pearsonB: b });
    expect(datasets[0]?.z).toBeCloseTo(Math.atanh(a) - Math.atanh(b), 12);
    expect(datasets[0]?.p).toBeGreaterThan(0);
    expect(datasets[0]?.p).toBeLessThan(0.5);
  });

  test("has no z where a run has no correlation, and the reason", async () => {
    const file = folderOf(files);
    const words = [
      "--gold",
      file("STS.gs.a.txt"),
      "--run",
      file("run.a.txt"),
      "--run-b",
      file("constant.txt"),
    ];
    expect((await reportOf(compare, ...words)).datasets).toMatchObject([
      { z: null, p: null, reasons: { z: "no_variance" } },
    ]);
    expect((await compare(...words)).out).toMatch(/^a +5 +0\.\d{4} +(?:— +){9}all values/m);
  });

  test("reads the gold from standard input once for both runs", async () => {
    const file = folderOf(files);
    const runs = ["--run", file("run.a.txt"), "--run-b", file("constant.txt")];
    const named = await runCliCommand(addCompare, ["compare", "--gold", file("STS.gs.a.txt"), ...runs]);
    const words = ["compare", "--gold", "-", ...runs];
    const piped = await runCliCommand(addCompare, words, files["STS.gs.a.txt"]);
    expect([piped.code, piped.errors]).toEqual([0, ""]);
    expect(piped.out.replaceAll(/^- /gm, "a ")).toBe(named.out);
  });

  test("needs both runs, for as many datasets", async () => {
    const file = folderOf(files);
    const gold = ["--gold", file("STS.gs.a.txt"), "--run", file("run.a.txt")];
    expect(await compare(...gold)).toMatchObject({ code: 2 });
    expect(await compare(...gold, "--run-b", file("run.a.txt"), file("run.b.txt"))).toMatchObject({
      code: 2,
    });
  });
});
