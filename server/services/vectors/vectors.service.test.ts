import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeDraft } from "@/testing/draft";
import type { Deps } from "@/server/deps";
import type { TaskType } from "@/server/domain/task/task-types";
import { storeUpload } from "@/server/services/import/store-upload";
import { beginVectorScores } from "./begin-vector-scores";
import { scoreVectors } from "./score-vectors";

const database = databasePerTest();
let deps: Deps;
let folder: string;

beforeEach(() => {
  ({ deps } = testDeps(database.store));
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-vectors-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function place(fileName: string, text: string) {
  const file = path.join(folder, fileName);
  writeFileSync(file, text);
  return { path: file, fileName };
}

const score = (taskType: TaskType, released: Readonly<Record<string, string>>, vectors: string) =>
  scoreVectors(
    {
      projectId: "p",
      taskType,
      version: 2,
      released: Object.entries(released).map(([name, text]) => place(name, text)),
      file: place("vectors.txt", vectors),
    },
    () => undefined,
  );

const vectors = "singer 1 0\nmusician 0.9 0.1\nperformer 0.5 0.5\nchef 0 1\n";
const comparisons = "singer\nmusician,0.85,performer,0.15\ndistractors\nmusician,1.00,chef,0.00\n";

test("the comparisons of all datasets of a release score vectors together; words without a vector are counted", async () => {
  const found = await score(
    "target-ranking",
    {
      "comparisons.one.csv": comparisons,
      "comparisons.two.csv": "singer\nchef,0.70,performer,0.30\nmusician,0.50,vocalist,0.50\n",
      "gold.jsonl": "is not read",
    },
    vectors,
  );
  // Right: 0.7 (2 · 0.85 − 1) and 1; wrong: 0.4. Of the positives 0.7 of 1.1.
  expect(found).toMatchObject({
    kind: "scored",
    version: 2,
    fileName: "vectors.txt",
    scores: {
      figures: ["all", "positive", "distractor", "random", "spearman"],
      counts: [
        { name: "comparisons", count: 4 },
        { name: "unknownComparisons", count: 1 },
      ],
    },
  });
  const [row] = found.kind === "scored" ? found.scores.rows : [];
  expect(row?.values.slice(0, 4)).toEqual([
    expect.closeTo(1.7 / 2.1, 12),
    expect.closeTo(0.7 / 1.1, 12),
    1,
    null,
  ]);
});

test("questions score vectors beside people, one-hot words and chance", async () => {
  const questions = [
    "id,question,candidate1,candidate2,right,majority,votes,n",
    "q1,the singer,a musician,a chef,1,1,3,3",
    "q2,the chef,a performer,a singer,1,2,2,3",
    "q3,the oboist,a singer,a chef,1,,1,2",
    "q4,without a key,a singer,a chef,,1,2,2",
  ].join("\n");
  const found = await score("choice", { "choices.duc.csv": `${questions}\n` }, vectors);
  if (found.kind !== "scored") throw new Error("The test was not scored.");
  const { figures, rows, counts } = found.scores;
  expect(figures).toEqual(["successRate", "mrr"]);
  expect(counts).toContainEqual({ name: "questions", count: 3 });
  const byModel = Object.fromEntries(rows.map(({ model, values }) => [model, values]));
  // Nobody knows the oboist, so its two candidates share the first place: half a success, and a reciprocal rank of 3/4.
  expect(byModel["vectors"]).toEqual([expect.closeTo(2.5 / 3, 12), expect.closeTo(2.75 / 3, 12)]);
  expect(byModel["people"]).toEqual([expect.closeTo(1 / 3, 12), null]);
  expect(byModel["random"]?.every((value) => value !== null && value > 0 && value <= 1)).toBe(true);
});

test("pairs score vectors by F, and people by their most frequent answer", async () => {
  const rows = Array.from({ length: 20 }, (_, at) =>
    at % 2 === 0
      ? `p${at},singer,musician,same,same,3,3`
      : `p${at},singer,chef,not the same,${at === 1 ? "same" : "not the same"},2,3`,
  );
  const text = `id,text_a,text_b,right,majority,votes,n\n${rows.join("\n")}\n`;
  const found = await score("choice", { "choices.pairs.csv": text }, vectors);
  if (found.kind !== "scored") throw new Error("The test was not scored.");
  expect(found.scores.figures).toEqual(["f"]);
  const byModel = Object.fromEntries(found.scores.rows.map(({ model, values }) => [model, values[0]]));
  expect(byModel).toMatchObject({ vectors: 1, people: expect.closeTo(20 / 21, 12) as number });
  // One word a text and none in common: with one-hot words all pairs are alike.
  expect(byModel["oneHot"]).toBeCloseTo(2 / 3, 12);
});

test("vectors that cannot be read are named with their line", async () => {
  const released = { "comparisons.one.csv": comparisons };
  const found = await score("target-ranking", released, `${vectors}robin 1\n`);
  expect(found).toMatchObject({ kind: "faulty", fileName: "vectors.txt", faults: [{ line: 5 }] });
});

test("a release that is not there and a type without words are refused", async () => {
  const { scope } = await makeDraft(deps, { preset: "target-ranking-2016" });
  const upload = await storeUpload(deps, scope, "v.txt", Readable.from([Buffer.from(vectors)]));
  await expect(beginVectorScores(deps, scope, upload, 1)).rejects.toMatchObject({ reason: "not_found" });
  await expect(score("pair-rating", {}, vectors)).rejects.toMatchObject({ reason: "does_not_apply" });
});
