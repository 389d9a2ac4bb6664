import { describe, expect, test } from "vitest";
import { addEvaluate } from "../evaluate/command";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addRank } from "./command";
import type { RankReport } from "./rank-report";

const lines = (...values: (string | number)[]) => values.map((value) => `${value}\n`).join("");

const gold = { "STS.gs.a.txt": lines(0, 1, 3, 4, 5), "STS.gs.b.txt": lines(5, 2, 4) };
const runs = {
  "runs/perfect/1.txt": lines(0, 1, 3, 4, 5),
  "runs/perfect/2.txt": lines(50, 20, 40),
  "runs/reversed/1.txt": lines(5, 4, 2, 1, 0),
  "runs/reversed/2.txt": lines(0, 3, 1),
  "runs/middling/a.txt": lines(1, 1, 2, 5, 4),
  "runs/middling/b.txt": lines(4, 2, 5),
  "runs/same/a.txt": lines(1, 1, 2, 5, 4),
  "runs/same/b.txt": lines(4, 2, 5),
  "runs/constant/a.txt": lines(1, 1, 1, 1, 1),
  "runs/constant/b.txt": lines(4, 2, 5),
  "runs/.DS_Store": "",
};

const rank = (...words: string[]) => runCliCommand(addRank, ["rank", ...words]);

async function ranked(...words: string[]): Promise<RankReport["runs"]> {
  const { code, out, errors } = await rank(...words, "--json");
  expect([code, errors]).toEqual([0, ""]);
  return (JSON.parse(out) as RankReport).runs;
}

describe("rank", () => {
  test("puts the best mean first; equal ones share a rank, and a run without a mean has none", async () => {
    const file = folderOf({ ...gold, ...runs });
    const found = await ranked("--gold", file("STS.gs.a.txt"), file("STS.gs.b.txt"), "--runs", file("runs"));
    expect(found.map((run) => [run.run, run.rank])).toEqual([
      ["perfect", 1],
      ["middling", 2],
      ["same", 2],
      ["reversed", 4],
      ["constant", null],
    ]);
    const [perfect] = found;
    expect(perfect).toMatchObject({ mean: 1, sumPearson: 2, sumSpearman: 2 });
    expect(perfect?.allNorm).toBeCloseTo(1, 12);
    expect(perfect?.all).toBeLessThan(0.8);
    expect(found[3]).toMatchObject({ mean: expect.closeTo(-1, 12) as number, sumSpearman: -2 });
    expect(found[4]).toMatchObject({ mean: null, reasons: { mean: "undefined_dataset" } });
  });

  test("gives the figures of evaluate", async () => {
    const file = folderOf({ ...gold, ...runs });
    const golds = ["--gold", file("STS.gs.a.txt"), file("STS.gs.b.txt")];
    const [, middling] = await ranked(...golds, "--runs", file("runs"));
    const words = ["evaluate", ...golds, "--run", file("runs/middling/a.txt"), file("runs/middling/b.txt")];
    const { out } = await runCliCommand(addEvaluate, [...words, "--json"]);
    const { all, allNorm, mean, sum } = JSON.parse(out) as Record<string, number>;
    expect(middling).toMatchObject({ all, allNorm, mean, sumPearson: sum });
  });

  test("takes files as runs of one dataset", async () => {
    const file = folderOf({
      ...gold,
      "runs/one.txt": lines(1, 1, 2, 5, 4),
      "runs/two.txt": lines(0, 1, 3, 4, 5),
    });
    const found = await ranked("--gold", file("STS.gs.a.txt"), "--runs", file("runs"));
    expect(found.map(({ run }) => run)).toEqual(["two", "one"]);
    const { out } = await rank("--gold", file("STS.gs.a.txt"), "--runs", file("runs"));
    expect(out).toMatch(/^ +1 {2}two {2}1\.0000/m);
  });

  test("refuses a run with another number of files, an empty folder, and a score that is none, with its place", async () => {
    const file = folderOf({ ...gold, ...runs, "none/.keep": "", "bad/x.txt": lines(1, 2, "NaN", 4, 5) });
    expect(await rank("--gold", file("STS.gs.a.txt"), "--runs", file("runs"))).toMatchObject({
      code: 2,
      errors: expect.stringContaining("has 2 files, and there are 1") as string,
    });
    expect(await rank("--gold", file("STS.gs.a.txt"), "--runs", file("none"))).toMatchObject({ code: 2 });
    expect(await rank("--gold", file("STS.gs.a.txt"), "--runs", file("absent"))).toMatchObject({ code: 2 });
    const bad = await rank("--gold", file("STS.gs.a.txt"), "--runs", file("bad"));
    expect(bad).toMatchObject({ code: 1, out: "" });
    expect(String((bad.error as Error).message)).toContain("x.txt");
  });
});
