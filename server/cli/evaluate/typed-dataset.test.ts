import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sharedData } from "@/server/stats/published/shared-data";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addEvaluate } from "./command";

const evaluate = (...words: string[]) => runCliCommand(addEvaluate, ["evaluate", ...words]);
const rows = (...lines: string[]) => lines.map((line) => `${line}\n`).join("");

const gold = rows("5\t1", "", "3\t", "0\t4", "1\t5");
const run = rows("50\t5", "9\t9", "30\t7", "0\t2", "10\t1");

async function report(files: Record<string, string>, ...more: string[]) {
  const file = folderOf(files);
  return evaluate("--gold", file("gold.txt"), "--run", file("run.txt"), "--json", ...more);
}

describe("evaluate with a column for each dimension", () => {
  test("gives each dimension's Pearson over the items with gold, and their mean", async () => {
    const { out, errors } = await report(
      { "gold.txt": gold, "run.txt": run },
      "--dimensions",
      "general, time",
    );
    expect(errors).toBe("");
    expect(JSON.parse(out)).toMatchObject({
      datasets: [
        {
          ...{ name: "gold", n: 5 },
          dimensions: [
            { dimension: "general", n: 4, pearson: expect.closeTo(1, 12) as number },
            { dimension: "time", n: 3, pearson: expect.closeTo(-1, 12) as number },
          ],
          mean: expect.closeTo(0, 12) as number,
        },
      ],
    });
  });

  test("a score that is missing where there is gold is refused with its place, or filled in", async () => {
    const files = { "gold.txt": gold, "run.txt": run.replace("0\t2", "0\t") };
    const refused = await report(files);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.error).toMatchObject({ faults: [{ line: 4, column: 2 }] });
    expect(await report(files, "--fill", "0")).toMatchObject({ code: 0 });
  });

  test("a run with other columns or lines than its gold is refused", async () => {
    expect(
      (await report({ "gold.txt": gold, "run.txt": rows("1", "2", "3", "4", "5") })).error,
    ).toMatchObject({
      faults: [{ line: 1, sentence: expect.stringContaining("1 columns, not 2") as string }],
    });
    expect((await report({ "gold.txt": gold, "run.txt": rows("1\t2") })).error).toMatchObject({
      faults: [{ line: 2 }],
    });
    expect((await report({ "gold.txt": rows("1\t2", "3"), "run.txt": run })).error).toMatchObject({
      faults: [{ line: 2 }],
    });
  });

  test("the typed gold of 2013's form against itself is perfect on all eight dimensions", async (context) => {
    const file = `${sharedData(context, "typed-synthetic")}/STS.gs.europeana.txt`;
    const { out } = await evaluate("--gold", file, "--run", file, "--json");
    const [dataset] = (
      JSON.parse(out) as { datasets: { dimensions: { dimension: string }[]; mean: number }[] }
    ).datasets;
    expect(dataset?.mean).toBeCloseTo(1, 12);
    expect(dataset?.dimensions.map(({ dimension }) => dimension)).toEqual([
      "general",
      "author",
      "people",
      "time",
      "location",
      "event",
      "subject",
      "description",
    ]);
    expect(readFileSync(file, "utf8").split("\n").length).toBeGreaterThan(2);
  });
});
