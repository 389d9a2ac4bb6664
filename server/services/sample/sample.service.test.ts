import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices, type ImportTask, type Upload } from "@/server/domain/import/contracts";
import { listItemsInput } from "@/server/domain/item/contracts";
import { sampleChoices, type SampleResult } from "@/server/domain/sample/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { openReaders } from "@/server/jobs/open-readers";
import { storeUpload } from "@/server/services/import/store-upload";
import { shareReaders } from "@/server/services/import/shared-reading";
import { storedUploadsOf } from "@/testing/stored-folders";
import { cancelTask } from "@/server/services/import/task/cancel-task";
import { followTask } from "@/server/services/import/task/follow-task";
import { saveUploads } from "@/server/services/import/task/import-uploads";
import { listItems } from "@/server/services/item/list-items";
import { makeDraft } from "@/testing/draft";
import { beginSample } from "./begin-sample";
import { readCandidateHead } from "./read-candidate-head";

const database = databasePerTest();
let deps: Deps;
let scope: OrganizeScope;
let slug: string;
let folder: string;

beforeEach(async () => {
  ({ deps } = testDeps(database.store));
  const { location } = database;
  // Another process opens the same database as it was configured.
  folder =
    "file" in location ? path.dirname(location.file) : mkdtempSync(path.join(tmpdir(), "touchstone-sample-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  if ("databaseUrl" in location) vi.stubEnv("DATABASE_URL", location.databaseUrl);
  ({ scope, slug } = await makeDraft(deps));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

const upload = (name: string, text: string) =>
  storeUpload(deps, scope, name, Readable.from([Buffer.from(text)]));

const choices = sampleChoices.parse({
  form: { kind: "pairs", by: { kind: "column", name: "genre" } },
  header: true,
  similarity: "token-overlap",
  seed: 1,
  draw: {
    edges: [0, 0.5, 1],
    takes: [2, 3],
    short: "leave",
    split: [
      { name: "train", share: 0.5 },
      { name: "test", share: 0.5 },
    ],
  },
});

async function endOf(news: ImportTask): Promise<ImportTask> {
  return news.state === "running"
    ? endOf(await followTask(deps, { projectId: scope.projectId, task: news.task }))
    : news;
}

async function sampled(file: Upload, of = choices): Promise<SampleResult> {
  const news = await endOf(await beginSample(deps, scope, file, of));
  if (news.state !== "sampled") throw new Error(`It ended as ${news.state}.`);
  return news.sampled;
}

/** Of each genre four pairs without a common word and two that are the same; a score that no scale has. */
const candidates = `id,sentence1,sentence2,genre,score\n${Array.from({ length: 12 }, (_, at) => {
  const textB = at % 6 < 4 ? `other words ${at}` : `the same text`;
  return `p${at},the same text,${textB},${at < 6 ? "news" : "forum"},99\n`;
}).join("")}`;

test("pairs are counted by stratum and drawn, and become items with their split, genre and id", async () => {
  const file = await upload("candidates.csv", candidates);
  const result = await sampled(file);
  expect(result).toMatchObject({ kind: "counted", pairs: 12 });
  if (result.kind !== "counted" || result.drawn === null) throw new Error("Nothing was drawn.");
  const { drawn, strata } = result;
  expect(strata.map(({ stratum, counts }) => [stratum, counts.from[0], counts.exact[100]])).toEqual([
    ["news", 4, 2],
    ["forum", 4, 2],
  ]);
  expect(drawn).toMatchObject({
    fileName: "candidates-sample.tsv",
    pairs: 8,
    bands: [
      { band: "0-0.5", asked: 4, found: 8, taken: 4, short: 0 },
      { band: "0.5-1", asked: 6, found: 4, taken: 4, short: 2 },
    ],
    splits: [
      { split: "train", taken: 4 },
      { split: "test", taken: 4 },
    ],
  });
  expect(drawn.first).toHaveLength(8);
  const saved = await endOf(
    await saveUploads(
      deps,
      scope,
      [drawn],
      importChoices.parse({ format: "tsv", mapping: drawn.mapping, dataset: "sampled" }),
    ),
  );
  expect(saved).toMatchObject({ state: "saved", saved: { itemCount: 8 } });
  const { items, splits } = await listItems(deps, scope, listItemsInput.parse({ project: slug }));
  expect(splits).toEqual(["test", "train"]);
  const cells = (columns: readonly string[]) =>
    drawn.first.map((row) => columns.map((name) => row[drawn.columns.indexOf(name)]));
  expect(items.map(({ externalId, genre, split }) => [externalId, genre, split])).toEqual(
    cells(["id", "genre", "split"]),
  );
  expect(items.every(({ dataset, referenceScore }) => dataset === "sampled" && referenceScore === null)).toBe(
    true,
  );
});

test("counting alone draws nothing and leaves no file", async () => {
  const file = await upload("candidates.csv", candidates);
  const files = () =>
    readdirSync(path.join(folder, "uploads", scope.projectId)).filter((name) => !name.startsWith("task-"));
  expect(await sampled(file, { ...choices, draw: null })).toMatchObject({ pairs: 12, drawn: null });
  expect(files()).toEqual([file.uploadId]);
});

test("what is wrong with a file is named by line and column, and nothing is drawn", async () => {
  const broken = "sentence1,sentence2,genre\na,b,news\na,,news\nc,d\n";
  const result = await sampled(await upload("broken.csv", broken));
  if (result.kind !== "faulty") throw new Error("The file was read.");
  expect(result.faults.map(({ line, column }) => [line, column])).toEqual([
    [3, 2],
    [4, null],
  ]);
  expect(result.faults[0]?.sentence).toBe("This text is empty. Fill it in, or remove the line.");
});

test("a file of 500 MB is refused before it is read", async () => {
  const file = await upload("huge.csv", "sentence1,sentence2\n");
  truncateSync(path.join(storedUploadsOf(scope.projectId), file.uploadId), 500 * 1024 * 1024);
  const begun = performance.now();
  await expect(beginSample(deps, scope, file, choices)).rejects.toMatchObject({
    reason: "file_too_large",
    details: { fileName: "huge.csv", limitMegabytes: 400 },
  });
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test("the columns of a file are told by its first line, with those that hold the texts", async () => {
  const head = async (name: string, text: string, header = true) =>
    readCandidateHead(deps, scope, await upload(name, text), header);
  expect(await head("pairs.csv", candidates)).toEqual({
    columns: ["id", "sentence1", "sentence2", "genre", "score"],
    textA: "sentence1",
    textB: "sentence2",
    text: null,
    isFixed: false,
  });
  expect(await head("STS.input.a.txt", "a\tb\n")).toMatchObject({ textA: "sentence1", isFixed: true });
  expect(await head("texts.tsv", "headline\tevent\na\tb\n")).toMatchObject({ text: "headline", textA: null });
  expect(await head("rows.csv", "a,b,c\n", false)).toMatchObject({ columns: ["1", "2", "3"], textB: "2" });
  await expect(head("empty.csv", "")).rejects.toMatchObject({ reason: "file_refused" });
});

test("another process reads, says how far it is, and ends with nothing where that is cancelled", async () => {
  const readers = openReaders();
  shareReaders(readers);
  try {
    // So long that the distances alone take far longer than it takes to cancel.
    const [textA, textB] = ["abcde ".repeat(60), "edcba ".repeat(60)];
    const many = `sentence1,sentence2,genre\n${`${textA},${textB},news\n`.repeat(40_000)}`;
    const file = await upload("many.csv", many);
    const slow = { ...choices, similarity: "edit" } as const;
    const news = await beginSample(deps, scope, file, slow);
    if (news.state !== "running") throw new Error(`It ended as ${news.state}.`);
    const place = { projectId: scope.projectId, task: news.task };
    const checking = { stage: "checking", total: file.bytes, pairs: expect.any(Number) };
    await expect.poll(() => followTask(deps, place)).toMatchObject({ state: "running", progress: checking });
    await cancelTask(deps, scope, news.task);
    expect(await endOf(await followTask(deps, place))).toEqual({ state: "cancelled" });
    expect(await sampled(await upload("candidates.csv", candidates))).toMatchObject({ pairs: 12 });
  } finally {
    shareReaders(undefined);
    readers.stop();
  }
});
