import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import type { JobProgress } from "@/server/domain/job/job";
import { runJobs, type JobRunner } from "@/server/jobs/run-jobs";
import { becomes, calculatorBy, readJob, calculatesHere } from "@/testing/jobs";
import { jobFolder } from "@/server/services/job/job-folder";
import { enterProject } from "@/server/services/project/enter-project";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { checkRelease } from "./check-release";
import { compareVersions } from "./compare-versions";
import { listReleases } from "./list-releases";
import { openReleaseArchive } from "./open-release-archive";
import { openReleasedFile } from "./open-released-file";
import { previewRelease } from "./preview-release";
import { storedRelease } from "@/testing/stored-folders";
import { requestRelease } from "./request-release";

const database = databasePerTest();
let world: World;
let dataFolder: string;
let runner: JobRunner;
let reported: JobProgress[];

beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-release-job-"));
  vi.stubEnv("TOUCHSTONE_DATA", dataFolder);
  world = await makeProject(database.store, { items: 6, annotators: 3, hitSize: 3 });
  reported = [];
  runner = runJobs(world.deps, calculatorBy(workHere));
});
afterEach(async () => {
  await runner.stop();
  rmSync(dataFolder, { recursive: true });
  vi.unstubAllEnvs();
});

const workHere: Parameters<typeof calculatorBy>[0] = (calculation, hear) =>
  calculatesHere(world.deps)(calculation, (news) => {
    if (news.type === "progress") reported.push(news.progress);
    hear(news);
  });

const enter = () => enterProject(world.deps, { kind: "system" }, world.slug, "organize");

async function release() {
  const { job } = await requestRelease(world.deps, await enter());
  await becomes(world, job, "done");
  return readJob(world, job);
}

async function judge(at: number, value: number): Promise<void> {
  const annotator = world.annotators[at];
  if (annotator === undefined) throw new Error(`There is no annotator ${at}.`);
  await answerAndSubmitHit(world.deps, annotator, value);
}

test("a release is kept with its figures, and its files are what their checksums say", async () => {
  await judge(0, 4);
  const job = await release();
  const [made, ...others] = await listReleases(world.deps, await enter());
  expect(others).toEqual([]);
  expect(made).toMatchObject({ version: 1, summary: { items: 6, judgments: 3, countedJudgments: 3 } });
  expect(job.snapshot).toMatchObject({
    items: 6,
    annotators: 1,
    judgments: 3,
    fingerprint: made?.fingerprint,
  });
  const folder = storedRelease(world.projectId, 1);
  expect(readdirSync(folder).toSorted()).toEqual(made?.files.map(({ name }) => name).toSorted());
  for (const { name, bytes, sha256 } of made?.files ?? []) {
    const content = await buffer(
      (await openReleasedFile(world.deps, await enter(), { version: 1, name })).stream,
    );
    expect([content.length, createHash("sha256").update(content).digest("hex")]).toEqual([bytes, sha256]);
  }
  expect(existsSync(path.join(jobFolder(job.id), "files"))).toBe(false);
});

test("its progress never goes back and ends with the verification", async () => {
  await judge(0, 4);
  await release();
  const done = reported.map((progress) => progress.done / progress.total);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  expect(done.every((share) => share >= 0 && share <= 1)).toBe(true);
  expect(reported.at(-1)?.stage).toBe("verification");
});

test("as long as nothing has changed the earlier version is the release, and a judgment makes the next", async () => {
  await judge(0, 4);
  await release();
  expect((await release()).result).toMatchObject({ isNew: false, version: 1 });
  await judge(1, 2);
  expect((await release()).result).toMatchObject({ isNew: true, version: 2 });
  const scope = await enter();
  expect((await listReleases(world.deps, scope)).map(({ version }) => version)).toEqual([2, 1]);
  const change = await compareVersions(world.deps, scope, { from: 1, to: 2 });
  expect(change).toMatchObject({ from: 1, to: 2, added: 0, removed: 0 });
  expect(change.moved).toBeGreaterThan(0);
});

test("a file that was changed or is gone is named", async () => {
  await judge(0, 4);
  await release();
  const scope = await enter();
  expect(await checkRelease(world.deps, scope, { version: 1 })).toEqual({ differing: [] });
  const folder = storedRelease(world.projectId, 1);
  const file = path.join(folder, "gold.csv");
  writeFileSync(file, readFileSync(file, "utf8").replace("4", "5"));
  rmSync(path.join(folder, "judgments.csv"));
  const { differing } = await checkRelease(world.deps, scope, { version: 1 });
  expect(differing.toSorted()).toEqual(["gold.csv", "judgments.csv"]);
});

test("a file that the release does not name is not found, wherever the name leads", async () => {
  await judge(0, 4);
  await release();
  const scope = await enter();
  for (const name of ["../../../touchstone.sqlite", "/etc/passwd", "gold.csv/", ""]) {
    await expect(openReleasedFile(world.deps, scope, { version: 1, name })).rejects.toMatchObject({
      reason: "not_found",
    });
  }
  await expect(openReleasedFile(world.deps, scope, { version: 2, name: "gold.csv" })).rejects.toMatchObject({
    reason: "not_found",
  });
});

test("all files come as one archive, in a folder of its name, and a file that is gone breaks it off", async () => {
  await judge(0, 4);
  await release();
  const scope = await enter();
  const open = () => openReleaseArchive(world.deps, scope, { version: 1, folder: "pairs-v1" });
  const unpacked = unzipSync(await buffer(await open()));
  const folder = storedRelease(world.projectId, 1);
  expect(Object.keys(unpacked).toSorted()).toEqual(
    readdirSync(folder)
      .map((name) => `pairs-v1/${name}`)
      .toSorted(),
  );
  for (const [name, bytes] of Object.entries(unpacked)) {
    expect(Buffer.from(bytes)).toEqual(readFileSync(path.join(folder, path.basename(name))));
  }
  rmSync(path.join(folder, "gold.csv"));
  await expect(buffer(await open())).rejects.toThrow(/gold\.csv/);
  await expect(openReleaseArchive(world.deps, scope, { version: 2, folder: "x" })).rejects.toMatchObject({
    reason: "not_found",
  });
});

test("before it is made, what it would lack is counted", async () => {
  await judge(0, 4);
  expect(await previewRelease(world.deps, await enter())).toMatchObject({
    items: 6,
    itemsWithoutJudgments: 3,
    itemsBelowOverlap: 3,
    excluded: 0,
    adjudicated: 0,
    toAdjudicate: 0,
    isInterim: true,
  });
});
