import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { choiceContent } from "@/task-types/choice/choice-content";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import { makeDraft } from "@/testing/draft";
import { items } from "@/db/schema";
import type { Deps } from "@/server/deps";
import { importChoices, type ImportTask } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PyramidTestResult } from "@/server/domain/pyramid/contracts";
import { pyramidOf } from "@/server/domain/pyramid/testing";
import { binaryTestLines, choiceTestLines } from "@/server/exports/pyramid/paraphrase-tests";
import { paraphraseTests } from "@/server/domain/pyramid/paraphrase-tests";
import { pyramidFile } from "@/server/exports/pyramid/pyramid-file";
import { storeUpload } from "@/server/services/import/store-upload";
import { storedUploadsOf } from "@/testing/stored-folders";
import { followTask } from "@/server/services/import/task/follow-task";
import { saveUploads } from "@/server/services/import/task/import-uploads";
import { beginPyramidTests } from "./begin-pyramid-tests";

const database = databasePerTest();
let deps: Deps;
let scope: OrganizeScope;
let folder: string;

beforeEach(async () => {
  ({ deps } = testDeps(database.store));
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-pyramid-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  ({ scope } = await makeDraft(deps, { preset: "choice" }));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const pyramid = pyramidOf([
  ["the town opened a new bridge", "a footbridge in town was opened"],
  ["the town opened a new school", "children went to a new school"],
  ["the town opened a new museum", "art moved to a new museum"],
  ["the town closed a new pool", "the pool is closed"],
]);
const text = [...pyramidFile(pyramid)].join("");
const upload = (name: string, content: string) =>
  storeUpload(deps, scope, name, Readable.from([Buffer.from(content)]));

async function endOf(news: ImportTask): Promise<ImportTask> {
  return news.state === "running"
    ? endOf(await followTask(deps, { projectId: scope.projectId, task: news.task }))
    : news;
}

async function testsOf(files: Readonly<Record<string, string>>): Promise<PyramidTestResult> {
  const uploads = [];
  for (const [name, content] of Object.entries(files)) uploads.push(await upload(name, content));
  const news = await endOf(await beginPyramidTests(deps, scope, uploads, { seed: 1, balanced: false }));
  if (news.state !== "tested") throw new Error(`It ended as ${news.state}.`);
  return news.tested;
}

test("pyramids make the tests that the command writes, byte for byte, with what was left out", async () => {
  const result = await testsOf({ "bridge.pyr": text });
  if (result.kind !== "made") throw new Error("No test was made.");
  const { pairs, questions, report } = paraphraseTests([{ name: "bridge.pyr", pyramid }], {
    seed: 1,
    balanced: false,
  });
  const { tests, ...counts } = result;
  expect(counts).toEqual({ kind: "made", ...report });
  expect(counts).toMatchObject({ positive: 4, negative: 6, questions: 8, rejected: { sharedWords: 18 } });
  const bytes = tests.map(({ uploadId }) =>
    readFileSync(path.join(storedUploadsOf(scope.projectId), uploadId), "utf8"),
  );
  expect(bytes).toEqual([[...binaryTestLines(pairs)].join(""), [...choiceTestLines(questions)].join("")]);
});

test.each([
  ["binary", 10],
  ["questions", 8],
] as const)("the test called %s becomes %i items that know their right answer", async (form, count) => {
  const result = await testsOf({ "bridge.pyr": text });
  const made = result.kind === "made" ? result.tests.find((one) => one.form === form) : undefined;
  if (made === undefined) throw new Error("No test was made.");
  const { mapping } = made;
  const choices = importChoices.parse({ format: "tsv", mapping });
  const saved = await endOf(await saveUploads(deps, scope, [made], choices));
  expect(saved).toMatchObject({ state: "saved", saved: { itemCount: count } });
  const stored = await database.store.read.select().from(items);
  const rights = stored.map(({ content }) => choiceContent.parse(content).right);
  expect(rights).not.toContain(null);
  expect(stored.map(({ referenceScore }) => referenceScore)).toEqual(rights);
  if (form === "binary") expect(rights.filter((right) => right === 1)).toHaveLength(4);
});

test("a file that is no pyramid is named with line and reason, and nothing is written", async () => {
  const result = await testsOf({ "bridge.pyr": text, "broken.pyr": "<pyramid>\n<text></pyramid>" });
  expect(result).toMatchObject({ kind: "faulty", fileName: "broken.pyr" });
  expect(result.kind === "faulty" && result.faults[0]).toMatchObject({
    line: 2,
    sentence: expect.stringContaining("The XML is broken"),
  });
});

test("an entity that would grow without end is refused before it does", async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE pyramid [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><pyramid><text><line>&b;</line></text></pyramid>`;
  expect(await testsOf({ "bomb.pyr": bomb })).toMatchObject({ kind: "faulty", fileName: "bomb.pyr" });
});
