import { beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { askForRelease, readJob } from "@/testing/jobs";
import { claimJob, silentAfterMs, type ClaimedJob } from "./claim-job";
import { failJob, finishJob, putJobBack } from "./end-job";
import { keepOfJob, noteProgress } from "./note-progress";

const database = databasePerTest();
let world: World;
let job: string;

beforeEach(async () => {
  world = await makeProject(database.store, { items: 1 });
  job = await askForRelease(world);
});

async function claimed(): Promise<ClaimedJob> {
  const found = await claimJob(world.deps);
  if (found === null) throw new Error("Nobody waits.");
  return found;
}

const half = { stage: "judgments", done: 41, total: 100 } as const;

test("of many who look at once, one gets the job", async () => {
  const found = await Promise.all(Array.from({ length: 6 }, () => claimJob(world.deps)));
  expect(found.filter((one) => one !== null)).toHaveLength(1);
});

test("a job with the same key is not asked for twice while it waits or runs, and can be afterwards", async () => {
  expect(await askForRelease(world)).toBe(job);
  const first = await claimed();
  expect(await askForRelease(world)).toBe(job);
  await finishJob(world.deps, first, {}, async () => ({}));
  expect(await askForRelease(world)).not.toBe(job);
});

test("a job is left to whoever says that it is being worked at, and taken once they fell silent", async () => {
  const first = await claimed();
  world.clock.advance(silentAfterMs - 1);
  await noteProgress(world.deps, first, half);
  await keepOfJob(world.deps, first, { checkpoint: { done: 41 } });
  world.clock.advance(silentAfterMs);
  expect(await claimJob(world.deps)).toBeNull();
  world.clock.advance(1);
  expect(await claimed()).toMatchObject({ id: job, attempt: 2, checkpoint: { done: 41 } });
  expect((await readJob(world, job)).resumedAt).toBe(0.41);
});

test("without anything kept a job begins again from nothing", async () => {
  await noteProgress(world.deps, await claimed(), half);
  world.clock.advance(silentAfterMs + 1);
  await claimed();
  expect((await readJob(world, job)).resumedAt).toBe(0);
});

test("whoever fell silent and comes back late changes nothing of a job that somebody else works at", async () => {
  const first = await claimed();
  world.clock.advance(silentAfterMs + 1);
  const second = await claimed();
  const settle = vi.fn(async () => ({}));
  expect(await noteProgress(world.deps, first, half)).toBe(false);
  expect(await finishJob(world.deps, first, { late: true }, settle)).toBe(false);
  await putJobBack(world.deps, first);
  await failJob(world.deps, first, { reason: "internal", message: "late" });
  await keepOfJob(world.deps, first, { checkpoint: { late: true } });
  expect(settle).not.toHaveBeenCalled();
  expect(await readJob(world, job)).toMatchObject({ state: "running", attemptCount: 2, checkpoint: null });
  expect(await finishJob(world.deps, second, { late: false }, async (_tx, _job, result) => result)).toBe(
    true,
  );
  expect(await readJob(world, job)).toMatchObject({ state: "done", result: { late: false } });
});
