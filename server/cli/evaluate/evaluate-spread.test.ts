import { describe, expect, test } from "vitest";
import { addRank } from "../rank/command";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addEvaluate } from "./command";

const evaluate = (...words: string[]) => runCliCommand(addEvaluate, ["evaluate", ...words]);
const rank = (...words: string[]) => runCliCommand(addRank, ["rank", ...words]);
const lines = (...values: (string | number)[]) => values.map((value) => `${value}\n`).join("");

const gold = [
  "item,dataset,genre,dimension,value,sd,distribution",
  "1,news,wire,similarity,2,1,1 3",
  "2,news,blog,similarity,4,0.5,4 4",
  "3,forum,blog,similarity,1,0,1 1",
  "4,news,wire,similarity,5,0,5 5",
  "5,news,wire,similarity,0,0,0 0",
  "6,forum,blog,similarity,3,1,2 4",
  "7,forum,blog,similarity,,,",
  "8,forum,wire,similarity,5,0,5 5",
  "",
].join("\n");
const files = {
  "gold.csv": gold,
  // Of news items 1, 2, 4 and 5; of forum items 3, 6, 7 and 8.
  "news.txt": lines(3, 4.6, 5, 0),
  "forum.txt": lines(1, 5, 2, 5),
};

async function reportOf(run: typeof evaluate, ...words: string[]) {
  const { code, out, errors } = await run(...words, "--json");
  expect([code, errors]).toEqual([0, ""]);
  return JSON.parse(out) as { datasets: Record<string, unknown>[] } & Record<string, unknown>;
}
const errorOf = async (...words: string[]) => {
  const { code, error, errors } = await evaluate(...words);
  return { code, error, errors };
};

describe("evaluate with the gold of a release", () => {
  test("each dataset of gold.csv has its run, items without gold are left out, and strata are told apart", async () => {
    const file = folderOf(files);
    const run = ["--run", file("news.txt"), file("forum.txt")];
    const report = await reportOf(evaluate, "--gold", file("gold.csv"), ...run, "--stratum", "genre");
    expect(report.datasets).toMatchObject([
      {
        name: "news",
        n: 4,
        withoutGold: 0,
        strata: [
          { name: "wire", n: 3 },
          { name: "blog", n: 1 },
        ],
      },
      {
        name: "forum",
        n: 3,
        withoutGold: 1,
        strata: [
          { name: "blog", n: 2 },
          { name: "wire", n: 1 },
        ],
      },
    ]);
  });

  test("scores are held against the judgments: the share within one SD, and the distances between distributions", async () => {
    const file = folderOf(files);
    const run = ["--run", file("news.txt"), file("forum.txt")];
    const report = await reportOf(evaluate, "--gold", file("gold.csv"), ...run);
    // Within: 3 of 2 ± 1, 5 and 0 exactly, 1 and 5 exactly; outside: 4.6 of 4 ± 0.5 and 5 of 3 ± 1.
    expect(report.withinSd).toBeCloseTo(5 / 7, 12);
    // |3−1|/2 + 0, 0.6, and (|5−2| + |5−4|)/2; the others are 0.
    expect(report.wasserstein).toBeCloseTo((1 + 0.6 + 2) / 7, 12);
    // Half of the first item's judgments lie on its score, none of the second's and of the sixth's.
    expect(report.manhattan).toBeCloseTo((1 + 2 + 2) / 7, 12);
    const { out } = await evaluate("--gold", file("gold.csv"), ...run);
    expect(out).toMatch(/within SD/);
  });

  test("a run of shares is scored by its mean and compared as a distribution; a perfect one has no distance", async () => {
    const shares = (...at: (readonly number[])[]) =>
      lines(
        ...at.map((points) =>
          [0, 1, 2, 3, 4, 5]
            .map((point) => points.filter((one) => one === point).length / points.length)
            .join("\t"),
        ),
      );
    const file = folderOf({
      ...files,
      "news.txt": shares([1, 3], [4], [5], [0]),
      "forum.txt": shares([1], [2, 4], [0], [5]),
    });
    const words = ["--gold", file("gold.csv"), "--run", file("news.txt"), file("forum.txt")];
    const report = await reportOf(evaluate, ...words, "--points", "0,1,2,3,4,5");
    expect(report).toMatchObject({ withinSd: 1, wasserstein: 0, manhattan: 0 });
    expect(report.all).toBeCloseTo(1, 12);
  });

  test("shares that do not add up, too few of them, and options that do not go together are refused", async () => {
    const file = folderOf({ ...files, "bad.txt": lines("0.5\t0.4", "1\t0\t0", "-1\t2", "\t1") });
    const words = ["--gold", file("gold.csv"), "--run", file("bad.txt"), file("bad.txt"), "--points", "0,5"];
    expect(await errorOf(...words)).toMatchObject({
      code: 1,
      error: { faults: [{ line: 1 }, { line: 2 }, { line: 3 }, { line: 4 }] },
    });
    expect(await errorOf(...words, "--fill", "1")).toMatchObject({
      code: 2,
      errors: expect.stringContaining("--points is for runs of shares.") as string,
    });
  });

  test("--fill mean lets the average of the others stand for an item that a run leaves out, as in 2014", async () => {
    const file = folderOf({ ...files, "news.txt": lines(3, "", 5, 0), "filled.txt": lines(3, 8 / 3, 5, 0) });
    const figuresOf = async (news: string, ...more: string[]) => {
      const words = ["--gold", file("gold.csv"), "--run", file(news), file("forum.txt"), ...more];
      return (await reportOf(evaluate, ...words)).datasets[0];
    };
    const filled = await figuresOf("news.txt", "--fill", "mean");
    expect(filled).toMatchObject({ filled: 1 });
    expect(filled?.["pearson"]).toBeCloseTo(Number((await figuresOf("filled.txt"))?.["pearson"]), 12);
    const all = { ...files, "news.txt": lines("", "", "", "") };
    const none = folderOf(all);
    const words = [
      "--gold",
      none("gold.csv"),
      "--run",
      none("news.txt"),
      none("forum.txt"),
      "--fill",
      "mean",
    ];
    expect(await errorOf(...words)).toMatchObject({ code: 1 });
  });

  test("--judgments prints what people reach: each against the mean of the others", async () => {
    const judgments = [
      "annotator,item,dataset,dimension,value,gold,counted",
      ...[1, 2, 3, 4].flatMap((item) => [
        `a,${item},news,similarity,${item},false,true`,
        `b,${item},news,similarity,${item + (item === 2 ? 1 : 0)},false,true`,
        `c,${item},news,similarity,${5 - item},false,false`,
      ]),
      "a,9,news,similarity,0,true,true",
      "",
    ].join("\n");
    const file = folderOf({ ...files, "judgments.csv": judgments });
    const words = ["--gold", file("gold.csv"), "--run", file("news.txt"), file("forum.txt")];
    const report = await reportOf(evaluate, ...words, "--judgments", file("judgments.csv"));
    // Two annotators whose judgments count: 1 2 3 4 and 1 3 3 4, with covariance 4.5 and variances 5 and 4.75.
    expect(report).toMatchObject({
      human: { annotators: 2, pearson: expect.closeTo(4.5 / Math.sqrt(5 * 4.75), 12) as number },
    });
    const { out } = await evaluate(...words, "--judgments", file("judgments.csv"));
    expect(out).toContain("People: each annotator against the mean of the others.");
  });

  test("several dimensions need one to be named, and an unknown one is refused", async () => {
    const two = `${gold}9,news,wire,place,3,0,3 3\n`;
    const file = folderOf({ ...files, "gold.csv": two });
    const words = ["--gold", file("gold.csv"), "--run", file("news.txt"), file("forum.txt")];
    expect(await errorOf(...words)).toMatchObject({ code: 1, error: { faults: [{ line: 10 }] } });
    expect(await errorOf(...words, "--dimension", "time")).toMatchObject({ code: 1 });
    const report = await reportOf(evaluate, ...words, "--dimension", "similarity");
    expect(report.datasets).toMatchObject([{ n: 4 }, { n: 3 }]);
  });

  test("rank takes gold.csv and the folders of runs, and holds each against the judgments", async () => {
    const file = folderOf({
      "gold.csv": gold,
      "runs/near/1.txt": lines(2, 4, 5, 0),
      "runs/near/2.txt": lines(1, 3, 2, 5),
      "runs/far/1.txt": lines(5, 1, 0, 3),
      "runs/far/2.txt": lines(5, 3, 2, 0),
    });
    const report = await reportOf(rank, "--gold", file("gold.csv"), "--runs", file("runs"));
    expect(report["runs"]).toMatchObject([
      { run: "near", rank: 1, withinSd: 1 },
      { run: "far", rank: 2 },
    ]);
  });
});
