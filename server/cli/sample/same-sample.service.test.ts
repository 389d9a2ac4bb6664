import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import type { ImportTask } from "@/server/domain/import/contracts";
import { sampleChoices } from "@/server/domain/sample/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { beginSample } from "@/server/services/sample/begin-sample";
import { storeUpload } from "@/server/services/import/store-upload";
import { storedUploadsOf } from "@/testing/stored-folders";
import { followTask } from "@/server/services/import/task/follow-task";
import { makeDraft } from "@/testing/draft";
import { runCliCommand } from "../testing";
import { addSample } from "./command";

const database = databasePerFile();
let deps: Deps;
let scope: OrganizeScope;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-sample-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  ({ deps } = testDeps(database.store));
  ({ scope } = await makeDraft(deps));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function endOf(news: ImportTask): Promise<ImportTask> {
  return news.state === "running"
    ? endOf(await followTask(deps, { projectId: scope.projectId, task: news.task }))
    : news;
}

/** The file that the screen's sample is. */
async function screenFile(name: string, text: string, choices: unknown): Promise<string> {
  const upload = await storeUpload(deps, scope, name, Readable.from([Buffer.from(text)]));
  const news = await endOf(await beginSample(deps, scope, upload, sampleChoices.parse(choices)));
  if (news.state !== "sampled" || news.sampled.kind !== "counted" || news.sampled.drawn === null)
    throw new Error(`Nothing was drawn: ${JSON.stringify(news)}`);
  const file = path.join(storedUploadsOf(scope.projectId), news.sampled.drawn.uploadId);
  expect(statSync(file).mode & 0o077).toBe(0);
  return readFileSync(file, "utf8");
}

async function commandFile(words: string[], text: string): Promise<string> {
  const { code, out } = await runCliCommand(addSample, ["sample", "-", ...words], text);
  expect(code).toBe(0);
  return out;
}

const letters = "abcdefghij";
const pairs = Array.from({ length: 440 }, (_, at) => {
  const textB = letters.slice(0, at % 11) + "z".repeat(10 - (at % 11));
  return `p${at}\t${letters}\t${textB}\t${["news", "forum", "video"][at % 3]}\n`;
});
const table = `id\tsentence1\tsentence2\tgenre\n${pairs.join("")}`;
const texts = `id\ttext\tevent\n${Array.from({ length: 80 }, (_, at) => `h${at}\ttext ${at} of ${at % 7}\te${at % 9}\n`).join("")}`;

const edges = [0, 0.4, 0.5, 0.6, 0.7, 0.8, 1];
const bands = ["--bands", "0,0.4,0.5,0.6,0.7,0.8"];
const split = [
  { name: "train", share: 0.7 },
  { name: "test", share: 0.3 },
];
const common = { header: true, similarity: "edit", seed: 7 };

test.each([
  [
    "pairs by stratum, with a split",
    table,
    [...bands, "--per-band", "0,7,7,7,7,60", "--stratum", "genre", "--split", "train:0.7,test:0.3"],
    {
      form: { kind: "pairs", by: { kind: "column", name: "genre" } },
      draw: { edges, takes: [0, 7, 7, 7, 7, 60], short: "leave", split },
    },
  ],
  [
    "pairs that are taken from the next band",
    table,
    [...bands, "--per-band", "0,30,30,30,30,150", "--short", "next"],
    {
      form: { kind: "pairs", textA: "sentence1", textB: "sentence2", by: { kind: "none" } },
      draw: { edges, takes: [0, 30, 30, 30, 30, 150], short: "next", split: null },
    },
  ],
  [
    "pairs of texts within clusters and across them",
    texts,
    ["--bands", "0,0.5", "--per-band", "20", "--cluster", "event", "--within", "100", "--across", "150"],
    {
      form: { kind: "texts", cluster: "event", within: 100, across: 150 },
      draw: { edges: [0, 0.5, 1], takes: [20, 20], short: "leave", split: null },
    },
  ],
])("%s: the screen writes the file of the command, byte for byte", async (_, text, words, choices) => {
  const written = await screenFile("pairs.tsv", text, { ...common, ...choices });
  expect(written.split("\n").length).toBeGreaterThan(40);
  expect(written).toBe(await commandFile([...words, "--seed", "7"], text));
});

test("another seed gives another sample, and the same one the same again", async () => {
  const choices = {
    form: { kind: "pairs", by: { kind: "none" } },
    draw: { edges, takes: [0, 9, 9, 9, 9, 9], short: "leave", split: null },
  };
  const first = await screenFile("pairs.tsv", table, { ...common, ...choices });
  expect(await screenFile("pairs.tsv", table, { ...common, ...choices })).toBe(first);
  expect(await screenFile("pairs.tsv", table, { ...common, ...choices, seed: 8 })).not.toBe(first);
});
