import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps, type TestClock } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { importChoices, type ImportTask } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { PresetName } from "@/server/domain/preset/presets";
import { openReaders } from "@/server/jobs/open-readers";
import type { Calculator } from "@/server/jobs/calculator";
import { readImage } from "@/server/services/image/read-image";
import { listItems } from "@/server/services/item/list-items";
import { makeDraft } from "@/testing/draft";
import type { ImportProgress } from "@/server/domain/import/progress";
import type { ImportReading, TakeRows } from "../import-reading";
import { readElsewhere } from "../internal/read-elsewhere";
import { saveImport } from "../save-import";
import { readImportErrors } from "../read-import-errors";
import { shareReaders } from "../shared-reading";
import { storeUpload } from "../store-upload";
import { requireUploads, withUploads } from "../stored-uploads";
import type { ImportRun } from "../internal/check-import";
import { beginTask } from "./begin-task";
import { cancelTask } from "./cancel-task";
import { followTask } from "./follow-task";
import { checkUploads, saveUploads } from "./import-uploads";
import { writeNote } from "./task-file";

const database = databasePerTest();
let deps: Deps;
let clock: TestClock;
let folder: string;
let scope: OrganizeScope;

beforeEach(async () => {
  ({ deps, clock } = testDeps(database.store));
  const { location } = database;
  // Another process opens the same database as it was configured.
  folder =
    "file" in location ? path.dirname(location.file) : mkdtempSync(path.join(tmpdir(), "touchstone-task-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  if ("databaseUrl" in location) vi.stubEnv("DATABASE_URL", location.databaseUrl);
  await useDraft();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

async function useDraft(preset?: PresetName): Promise<void> {
  ({ scope } = await makeDraft(deps, preset && { preset }));
}

const choices = importChoices.parse({});
const upload = (name: string, content: string | Uint8Array) =>
  storeUpload(deps, scope, name, Readable.from([Buffer.from(content)]));
const pairs = (count: number) =>
  `id,text_a,text_b\n${Array.from({ length: count }, (_, at) => `${at},a ${at},b ${at}\n`).join("")}`;
const itemCount = async () =>
  (await listItems(deps, scope, { project: "", page: 1, search: "", gold: "all" })).total;

async function endOf(news: ImportTask): Promise<ImportTask> {
  return news.state === "running"
    ? endOf(await followTask(deps, { projectId: scope.projectId, task: news.task }))
    : news;
}

/** Work that goes on until it is cancelled. */
const endless = () =>
  beginTask(deps, scope, ({ signal, hear }) => {
    hear({ stage: "checking", done: 5, total: 10 });
    return new Promise((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason as Error)),
    );
  });

test("who follows a task hears how far it is, and that it was cancelled", async () => {
  const begun = await endless();
  expect(begun).toMatchObject({ state: "running", progress: { done: 5, total: 10 } });
  if (begun.state === "running") await cancelTask(deps, scope, begun.task);
  expect(await endOf(begun)).toEqual({ state: "cancelled" });
});

test("what a task was refused for is told to whoever follows it", async () => {
  const refusing = beginTask(deps, scope, async () => {
    throw new DomainError("file_refused", "Not so.", { bad: 1 });
  });
  await expect(refusing).rejects.toMatchObject({ reason: "file_refused", details: { bad: 1 } });
  const broken = beginTask(deps, scope, () => Promise.reject(new Error("secret")));
  await expect(broken).rejects.toMatchObject({ reason: "internal" });
  await expect(broken).rejects.not.toThrow("secret");
});

test("a task whose process is gone is not waited for, and one of another project is not found", async () => {
  const begun = await endless();
  if (begun.state !== "running") throw new Error("It goes on.");
  const place = { projectId: scope.projectId, task: begun.task };
  await cancelTask(deps, scope, begun.task);
  await endOf(begun);
  await writeNote(deps.files, place, { at: clock.now(), end: { state: "running", progress: null } });
  clock.advance(11_000);
  await expect(followTask(deps, place)).rejects.toMatchObject({ reason: "conflict" });
  await expect(followTask(deps, { ...place, projectId: "other" })).rejects.toMatchObject({
    reason: "not_found",
  });
});

async function withReaders(work: (readers: Calculator) => Promise<void>): Promise<void> {
  const readers = openReaders();
  shareReaders(readers);
  try {
    await work(readers);
  } finally {
    readers.stop();
    shareReaders(undefined);
  }
}

test("files are checked and saved by a process of their own as they are by this one", async () => {
  await withReaders(async () => {
    const uploads = [await upload("pairs.csv", pairs(1_234))];
    const checked = await endOf(await checkUploads(deps, scope, uploads, choices));
    expect(checked).toMatchObject({ state: "checked", preview: { good: 1_234, bad: 0 } });
    const saved = await endOf(await saveUploads(deps, scope, uploads, choices));
    expect(saved).toMatchObject({ state: "saved", saved: { itemCount: 1_234, fileName: "pairs.csv" } });
    expect(await itemCount()).toBe(1_234);
    await expect(requireUploads(deps, scope, uploads)).rejects.toThrow("not here any more");
  });
});

test("what another process refuses is refused with the same reason, lines and file of errors", async () => {
  await withReaders(async () => {
    const uploads = [await upload("pairs.csv", "id,text_a,text_b\n1,a\n2,a,b\n")];
    const begun = saveUploads(deps, scope, uploads, choices).then(endOf);
    await expect(begun).rejects.toMatchObject({
      reason: "file_refused",
      details: { bad: 1, errors: [{ line: 2 }] },
    });
    const csv = await readImportErrors(deps, scope, uploads, choices);
    expect((await text(csv)).split("\n")).toHaveLength(3);
    await expect.poll(() => readdirSync(path.join(folder, "work"))).toEqual([]);
  });
});

test("pictures of an archive are there once the import is, and a bomb is refused", async () => {
  await useDraft("sts-2013-typed");
  await withReaders(async () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7);
    const object = { id: "1", a: { fields: { T: "x" }, image: "p.png" }, b: { fields: { T: "y" } } };
    const archive = zipSync({ "set.jsonl": strToU8(`${JSON.stringify(object)}\n`), "p.png": png });
    const saved = await endOf(await saveUploads(deps, scope, [await upload("set.zip", archive)], choices));
    expect(saved).toMatchObject({ state: "saved" });
    expect(await readImage(deps, scope, "p.png")).toMatchObject({ mediaType: "image/png", bytes: png });
    const bomb = await upload("bomb.zip", zipSync({ "zeros.jsonl": new Uint8Array(60_000_000) }));
    const checked = checkUploads(deps, scope, [bomb], choices).then(endOf);
    await expect(checked).rejects.toMatchObject({ reason: "file_too_large" });
  });
});

test("a saving that is cancelled while it writes leaves nothing", async () => {
  await withReaders(async (readers) => {
    const uploads = [await upload("pairs.csv", pairs(5_000))];
    const cancelling = new AbortController();
    const reading = readElsewhere(readers);
    let written = 0;
    const slow: ImportReading = {
      ...reading,
      rows: (order, { scored, take }, signal) => {
        const takeLate: TakeRows = async (rows) => {
          cancelling.abort(new Error("cancelled"));
          await sleep(300);
          await take(rows);
          written += rows.length;
        };
        return reading.rows(order, { scored, take: takeLate }, signal);
      },
    };
    const run = { reading: slow, hear: () => undefined, signal: cancelling.signal };
    const saving = withUploads(deps, scope, uploads, (files) => saveImport(deps, scope, files, choices, run));
    await expect(saving).rejects.toThrow("cancelled");
    // Nothing is cleared away before the last rows are written, or they would stay.
    expect(written).toBeGreaterThan(0);
    expect(await itemCount()).toBe(0);
  });
});

test("a saving that is cancelled in the middle leaves nothing, and the next one gets in", async () => {
  await withReaders(async (readers) => {
    const uploads = [await upload("pairs.csv", pairs(5_000))];
    const saving = (...run: ImportRun[]) =>
      withUploads(deps, scope, uploads, (files) => saveImport(deps, scope, files, choices, ...run));
    const cancelling = new AbortController();
    const hear = ({ stage, done }: ImportProgress) => {
      if (stage === "saving" && done > 0) cancelling.abort(new Error("cancelled"));
    };
    const run = { reading: readElsewhere(readers), hear, signal: cancelling.signal };
    await expect(saving(run)).rejects.toThrow("cancelled");
    expect(await itemCount()).toBe(0);
    await saving();
    expect(await itemCount()).toBe(5_000);
  });
});
