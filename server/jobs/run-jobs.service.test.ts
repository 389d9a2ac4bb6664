import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { cancelJob } from "@/server/services/job/cancel-job";
import { dropJobFolders } from "@/server/services/job/drop-job-folders";
import { jobFolder } from "@/server/services/job/job-folder";
import { enterProject } from "@/server/services/project/enter-project";
import { runJobs, type JobRunner } from "./run-jobs";
import { askForRelease, becomes, calculatorBy, forever, nothingNew, readJob } from "@/testing/jobs";

const database = databasePerTest();
let world: World;
let dataFolder: string;
let runners: JobRunner[];

beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-jobs-"));
  vi.stubEnv("TOUCHSTONE_DATA", dataFolder);
  world = await makeProject(database.store, { items: 2 });
  runners = [];
});
afterEach(async () => {
  for (const runner of runners) await runner.stop();
  rmSync(dataFolder, { recursive: true });
  vi.unstubAllEnvs();
});

function run(...[work]: Parameters<typeof calculatorBy>): JobRunner {
  const runner = runJobs(world.deps, calculatorBy(work));
  runners.push(runner);
  return runner;
}

async function cancel(job: string): Promise<void> {
  const scope = await enterProject(world.deps, { kind: "system" }, world.slug, "organize");
  await cancelJob(world.deps, scope, { job });
}

test("two servers share the jobs, and none is worked at twice", async () => {
  const jobs: string[] = [];
  for (let n = 0; n < 8; n += 1) jobs.push(await askForRelease(world, `release ${n}`));
  const worked: string[] = [];
  for (const _server of ["one", "another"]) {
    run(async (calculation) => {
      if (calculation.task === "job") worked.push(calculation.jobId);
      await wait(5);
      return nothingNew;
    });
  }
  for (const job of jobs) await becomes(world, job, "done");
  expect(worked.toSorted()).toEqual(jobs.toSorted());
});

test("a job that is cancelled at work ends its calculation, and its files are gone", async () => {
  const job = await askForRelease(world);
  run((calculation, hear) => {
    mkdirSync(jobFolder(job), { recursive: true });
    return forever(calculation, hear);
  });
  await becomes(world, job, "running");
  await expect.poll(() => existsSync(jobFolder(job))).toBe(true);
  await cancel(job);
  await expect.poll(() => existsSync(jobFolder(job))).toBe(false);
  expect(await readJob(world, job)).toMatchObject({ state: "cancelled", result: null });
  const next = await askForRelease(world);
  expect(next).not.toBe(job);
});

test("a job that is cancelled before its turn is never begun", async () => {
  const job = await askForRelease(world);
  await cancel(job);
  const work = vi.fn(forever);
  run(work);
  await wait(700);
  expect(work).not.toHaveBeenCalled();
});

test("a server that stops gives its job back, and the next one goes on from what was kept", async () => {
  const job = await askForRelease(world);
  const first = run((calculation, hear) => {
    hear({ type: "checkpoint", checkpoint: { half: true } });
    return forever(calculation, hear);
  });
  await expect.poll(async () => (await readJob(world, job)).checkpoint).toEqual({ half: true });
  await first.stop();
  expect((await readJob(world, job)).state).toBe("queued");
  const found = vi.fn();
  run(async (calculation) => {
    if (calculation.task === "job") found(calculation.checkpoint);
    return nothingNew;
  });
  await becomes(world, job, "done");
  expect(found.mock.calls).toEqual([[{ half: true }]]);
});

test("a job whose process dies each time fails with the reason after three starts", async () => {
  const job = await askForRelease(world);
  const work = vi.fn(async () => ({ ended: "gone" as const }));
  run(work);
  await becomes(world, job, "failed");
  expect(work).toHaveBeenCalledTimes(3);
  expect((await readJob(world, job)).error?.message).toContain("begun 3 times");
});

test("of starts that a stop of the server ended, none is said to have been a death of the process", async () => {
  const job = await askForRelease(world);
  for (const attemptCount of [1, 2]) {
    const server = run(forever);
    await expect.poll(async () => (await readJob(world, job)).attemptCount).toBe(attemptCount);
    await server.stop();
  }
  run(async () => ({ ended: "gone" }));
  await becomes(world, job, "failed");
  expect((await readJob(world, job)).error?.message).toBe(
    "It was begun 3 times and never came to an end. The server's log may say why.",
  );
});

test("the files of a job that was cancelled while no server ran go at the next start, those of others stay", async () => {
  const [cancelled, waiting] = [await askForRelease(world), await askForRelease(world, "other")];
  for (const job of [cancelled, waiting]) mkdirSync(jobFolder(job), { recursive: true });
  await cancel(cancelled);
  await dropJobFolders(world.deps);
  expect([cancelled, waiting].map((job) => existsSync(jobFolder(job)))).toEqual([false, true]);
});

test("a job whose result cannot be kept has failed, and says so", async () => {
  const id = await askForRelease(world, "kept by nobody");
  run(async () => ({ ended: "result", result: "this is no release" }));
  await becomes(world, id, "failed");
  expect(await readJob(world, id)).toMatchObject({ attemptCount: 1, error: { reason: "internal" } });
});
