import { describe, expect, test } from "vitest";
import { pearson } from "@/server/stats/pearson";
import { addRank } from "../rank/command";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addCompare } from "../compare/command";
import { addEvaluate } from "./command";

const rows = (...lines: string[]) => lines.map((line) => `${line}\n`).join("");

const files = {
  "gold.csv": rows(
    "item,dataset,genre,text_a,text_b,dimension,value,n,sd",
    '1,a,news,"one, two",three,similarity,4,3,1',
    "2,a,forum,x,y,similarity,1,2,0",
    "3,a,news,x,y,similarity,2,2,2",
    "4,a,forum,x,y,similarity,,0,",
    "1,b,news,x,y,similarity,5,1,",
    "2,b,news,x,y,similarity,0,2,0.5",
  ),
  "judgments.csv": rows(
    "dataset,item,annotator,dimension,value,gold,counted",
    ...["a,1,ann,similarity,3,false,true", "a,1,ben,similarity,4,false,true"],
    ...["a,1,cat,similarity,5,false,true", "a,1,dan,similarity,0,false,false"],
    ...["a,2,ann,similarity,1,false,true", "a,2,ben,similarity,1,false,true"],
    ...["a,3,ann,similarity,0,false,true", "a,3,ben,similarity,4,false,true"],
    ...["b,1,ann,similarity,5,false,true", "b,1,ben,similarity,NA,false,true"],
    ...["b,2,ann,similarity,0,true,true"],
  ),
  "run/a.txt": rows("4.5", "1.5", "2", "0"),
  "run/b.txt": rows("5", "1"),
};

const evaluate = (...words: string[]) => runCliCommand(addEvaluate, ["evaluate", ...words]);

type Report = { datasets: Record<string, unknown>[]; human?: Record<string, unknown> } & Record<
  string,
  unknown
>;

async function reportOf(file: (name: string) => string, ...more: string[]): Promise<Report> {
  const runs = ["--run", file("run/a.txt"), file("run/b.txt")];
  const { code, out } = await evaluate("--gold", file("gold.csv"), ...runs, ...more, "--json");
  expect(code).toBe(0);
  return JSON.parse(out) as Report;
}

describe("gold.csv of a release", () => {
  test("has every dataset, and the share of scores within the standard deviation of the item", async () => {
    const report = await reportOf(folderOf(files));
    expect(report.datasets).toMatchObject([
      // 4.5 is half a point off with a deviation of 1, 1.5 half a point with 0, and 2 is met.
      { name: "a", n: 3, withoutGold: 1, pearson: pearson([4.5, 1.5, 2], [4, 1, 2]).value, withinSd: 2 / 3 },
      { name: "b", n: 2, withinSd: 0, wasserstein: null, reasons: { wasserstein: "no_distribution" } },
    ]);
    expect(report).toMatchObject({ withinSd: 0.5 });
  });

  test("with judgments.csv, the distances to the distributions that were released", async () => {
    const file = folderOf(files);
    const report = await reportOf(file, "--judgments", file("judgments.csv"));
    // 3, 4, 5 against 4.5: (1.5 + 0.5 + 0.5) / 3. 1, 1 against 1.5: 0.5. 0, 4 against 2: 2. What does not count is left out.
    const [a, b] = report.datasets;
    expect(a?.wasserstein).toBeCloseTo((2.5 / 3 + 0.5 + 2) / 3, 12);
    expect(a?.manhattan).toBe(2);
    // N/A is no part of a distribution, and an item put as gold has none.
    expect(b).toMatchObject({ wasserstein: 0, manhattan: 0 });
    expect(report.human).toMatchObject({
      annotators: 3,
      parts: [
        { dataset: "a", annotators: 3 },
        { dataset: "b", annotators: 1, pearson: null },
      ],
    });
    const runs = ["--run", file("run/a.txt"), file("run/b.txt")];
    const { out } = await evaluate("--gold", file("gold.csv"), ...runs, "--judgments", file("judgments.csv"));
    expect(out).toMatch(/^dataset +within SD +Wasserstein +Manhattan$/m);
    expect(out).toMatch(/^a +0\.6667 +1\.1111 +2\.0000$/m);
    expect(out).toContain("People: each annotator against the mean of the others.");
  });

  test("a run may give a share for each point of the scale", async () => {
    const shares = {
      ...files,
      // The judgments' own distributions of 0, 1, 2, 3, 4, 5; nothing is known of the last item of a.
      "run/a.txt": rows(
        "0\t0\t0\t0.3333\t0.3333\t0.3333",
        "0\t1\t0\t0\t0\t0",
        "0.5\t0\t0\t0\t0.5\t0",
        "1\t0\t0\t0\t0\t0",
      ),
      "run/b.txt": rows("0\t0\t0\t0\t0\t1", "1\t0\t0\t0\t0\t0"),
    };
    const file = folderOf(shares);
    const points = ["--points", "0,1,2,3,4,5", "--judgments", file("judgments.csv")];
    const report = await reportOf(file, ...points);
    expect(report.wasserstein).toBeCloseTo(0, 12);
    expect(report.manhattan).toBeCloseTo(0, 12);
    expect(report.datasets[0]?.pearson).toBeCloseTo(1, 12);

    const bad = { ...shares, "run/b.txt": rows("0\t0\t0\t0.5\t0\t0", "1\t0\t-1\t0\t1") };
    const other = folderOf(bad);
    const runs = ["--run", other("run/a.txt"), other("run/b.txt")];
    const refused = await evaluate("--gold", other("gold.csv"), ...runs, "--points", "0,1,2,3,4,5");
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain("b.txt:1: The shares add up to 0.5. They must add up to 1.");
    expect(refused.errors).toContain("b.txt:2: This line has 5 columns, not 6.");
    const both = await evaluate("--gold", other("gold.csv"), ...runs, "--points", "0,1", "--fill", "0");
    expect(both).toMatchObject({ code: 2 });
  });

  test("figures for each value of a column", async () => {
    const { datasets } = await reportOf(folderOf(files), "--stratum", "genre");
    expect(datasets[0]?.strata).toMatchObject([
      { name: "news", n: 2, withinSd: 1 },
      { name: "forum", n: 1, withinSd: 0 },
    ]);
  });

  test.each([
    ["a value that is none", "1,a,n,x,y,similarity,high,3,1", "gold.csv:8:7: This is not a number."],
    [
      "a negative deviation",
      "1,a,n,x,y,similarity,3,3,-1",
      "gold.csv:8:9: A standard deviation is 0 or more",
    ],
    ["a second dimension", "1,a,n,x,y,author,3,3,1", "gold.csv:8:6: The table has more than one dimension."],
  ])("refuses %s by line and column", async (_, line, sentence) => {
    const file = folderOf({ ...files, "gold.csv": files["gold.csv"] + rows(line) });
    const runs = ["--run", file("run/a.txt"), file("run/b.txt")];
    const { code, errors } = await evaluate("--gold", file("gold.csv"), ...runs);
    expect(code).toBe(1);
    expect(errors).toContain(sentence);
  });

  test("refuses judgments of other items, and a dimension that is not there", async () => {
    const other = files["judgments.csv"].replaceAll(/^(\w),(\d)/gm, "$1,x$2");
    const file = folderOf({ ...files, "judgments.csv": other });
    const words = ["--gold", file("gold.csv"), "--run", file("run/a.txt"), file("run/b.txt")];
    const refused = await evaluate(...words, "--judgments", file("judgments.csv"));
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain("None of these items is in");
    const absent = await evaluate(...words, "--dimension", "author");
    expect(absent).toMatchObject({
      code: 1,
      errors: expect.stringContaining("No line is about the dimension author.") as string,
    });
  });

  test("is the gold of rank and compare, too, and rank has a line for people", async () => {
    const file = folderOf({
      ...files,
      "runs/better/1.txt": rows("4", "1", "2", "0"),
      "runs/better/2.txt": rows("5", "0"),
      "runs/worse/1.txt": files["run/a.txt"],
      "runs/worse/2.txt": files["run/b.txt"],
    });
    const judgments = ["--judgments", file("judgments.csv")];
    const words = ["rank", "--gold", file("gold.csv"), "--runs", file("runs"), ...judgments];
    const { out } = await runCliCommand(addRank, words);
    const [header = "", ...lines] = out.trim().split("\n");
    expect(header).toMatch(/within SD +Wasserstein +Manhattan +a +b$/);
    expect(lines.map((line) => line.slice(6, 12).trim())).toEqual(["better", "worse", "people"]);
    // Ann against the others has r = 0.3170 and Ben 0.2774; Cat shares one item, which has none.
    expect(lines[2]).toMatch(/^— +people \(inter-tagger\) +— +0\.2972 +(— +){6}0\.2972 +—$/);
    const compared = await runCliCommand(addCompare, [
      ...["compare", "--gold", file("gold.csv"), "--json"],
      ...["--run", file("runs/better/1.txt"), file("runs/better/2.txt")],
      ...["--run-b", file("runs/worse/1.txt"), file("runs/worse/2.txt")],
    ]);
    expect(JSON.parse(compared.out)).toMatchObject({ datasets: [{ name: "a", n: 3 }, { name: "b" }] });
  });
});

describe("items that a system cannot score", () => {
  test("get the mean of the others where told, as the baseline of CLSS 2014 (§4) gave them", async () => {
    const file = folderOf({ "gold.txt": rows("0", "4", "2", "3"), "run.txt": rows("1", "", "3", "5") });
    const words = ["--gold", file("gold.txt"), "--run", file("run.txt")];
    expect((await evaluate(...words)).code).toBe(1);
    const { out } = await evaluate(...words, "--fill", "mean", "--json");
    expect((JSON.parse(out) as Report).datasets).toMatchObject([
      { filled: 1, pearson: pearson([1, 3, 3, 5], [0, 4, 2, 3]).value },
    ]);
  });

  test("have no mean where no item is scored", async () => {
    const file = folderOf({ "gold.txt": rows("0", "4"), "run.txt": rows("NaN", "NaN") });
    const refused = await evaluate("--gold", file("gold.txt"), "--run", file("run.txt"), "--fill", "mean");
    expect(refused.code).toBe(1);
    expect(refused.errors).toContain("run.txt:1: No line has a score, so others have no mean.");
  });

  test("a decimal comma is read where told", async () => {
    const file = folderOf({ "gold.txt": rows("0,5", "4", "2"), "run.txt": rows("1,5", "5", "3") });
    const words = ["--gold", file("gold.txt"), "--run", file("run.txt")];
    expect((await evaluate(...words)).errors).toContain("gold.txt:1:1: This number has a decimal comma.");
    const { out } = await evaluate(...words, "--decimal-comma", "--json");
    expect((JSON.parse(out) as Report).datasets).toMatchObject([{ pearson: 1 }]);
  });
});
