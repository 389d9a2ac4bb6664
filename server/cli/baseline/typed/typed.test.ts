import { expect, test } from "vitest";
import { sharedData } from "@/server/stats/published/shared-data";
import { addEvaluate } from "../../evaluate/command";
import { runCliCommand } from "../../testing";
import { folderOf } from "../../testing-folder";
import { addBaseline } from "../command";

const typed = (...words: string[]) => runCliCommand(addBaseline, ["baseline", "typed", ...words]);

const pair = (a: object, b: object) => `${JSON.stringify({ id: "1", a: { fields: a }, b: { fields: b } })}\n`;

test("each dimension compares its fields, and what a record lacks scores 0", async () => {
  const records = pair(
    { title: "Bridge", creator: "Tamsin Oyelaran", subject: ["river", "boats"] },
    { title: "Bridge", subject: ["river", "music"], description: "Signed" },
  );
  const file = folderOf({ "x.jsonl": records })("x.jsonl");
  const { out, errors } = await typed(file, "--measure", "token-overlap", "--max", "5");
  expect(errors).toBe("");
  const scores = out.trimEnd().split("\t").map(Number);
  // Of 5 and 4 words all in all 2 are shared.
  expect(scores).toEqual([expect.closeTo((5 * 2) / Math.sqrt(20), 12), 0, 0, 0, 0, 0, 2.5, 0]);
});

test("records are looked for beside their pairs, and what is missing is refused with its line", async () => {
  const file = folderOf({
    "STS.input.x.txt": "https://e.org/1\thttps://e.org/2\n",
    "text/1a.txt": "dcTitle:\tA\n",
  });
  const { code, errors } = await typed(file("STS.input.x.txt"));
  expect([code, errors]).toEqual([1, expect.stringContaining("STS.input.x.txt:1:2: ")]);
  expect(errors).toContain("1b");
});

test("standard input and files that contain no records are refused", async () => {
  expect(await typed("-")).toMatchObject({ errors: expect.stringContaining("Name a file") as string });
  expect(await typed(folderOf({ "notes.md": "x" })("notes.md"))).toMatchObject({ code: 1 });
});

// Correlations with the gold, computed in Python from the files alone. People, places and verbs need WordNet.
test.for<[string, Record<string, number>]>([
  [
    "tf-idf",
    { general: 0.562757, author: 0.876457, time: 0.66468, subject: 0.661566, description: 0.383137 },
  ],
  ["token-overlap", { general: 0.601751, time: 0.629725, subject: 0.841454, description: 0.489457 }],
  ["entity-overlap", { author: 0.876457, time: 0.629725, subject: 0.919119 }],
])(
  "30 pairs of records: %s agrees with the gold as computed elsewhere",
  async ([measure, known], context) => {
    const folder = sharedData(context, "typed-synthetic");
    const { out } = await typed(`${folder}/STS.input.europeana.txt`, "--measure", measure);
    const run = folderOf({ "run.txt": out })("run.txt");
    const words = ["evaluate", "--gold", `${folder}/STS.gs.europeana.txt`, "--run", run, "--json"];
    const report = JSON.parse((await runCliCommand(addEvaluate, words)).out) as {
      datasets: { dimensions: { dimension: string; pearson: number }[] }[];
    };
    const found = new Map(
      report.datasets[0]?.dimensions.map(({ dimension, pearson }) => [dimension, pearson]),
    );
    expect(found.size).toBe(8);
    for (const [dimension, pearson] of Object.entries(known)) {
      expect(found.get(dimension), dimension).toBeCloseTo(pearson, 6);
    }
  },
);
