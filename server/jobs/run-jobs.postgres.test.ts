import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openHandles, storeOver } from "@/db/client";
import { askForRelease, becomes, calculatorBy, nothingNew, readJob } from "@/testing/jobs";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { muffledPostgres, type MuffledPostgres } from "@/testing/world/muffled-postgres";
import { runJobs, type LookingPace } from "./run-jobs";

const database = databasePerTest();
let world: World;
let closing: (() => Promise<void>)[];
beforeEach(async () => {
  closing = [];
  world = await makeProject(database.store, { items: 1 });
});
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
});

const url = () => ("databaseUrl" in database.location ? database.location.databaseUrl : "");
const hour = 3_600_000;
/** Whoever is not told of a job does not find it as long as the test lasts. */
const neverLooking: LookingPace = { toldMs: hour, untoldMs: hour };
const lookingWhereUntold: LookingPace = { toldMs: hour, untoldMs: 20 };

/** A server with connections of its own. @returns what it worked at so far */
function server(pace: LookingPace, databaseUrl = url()): string[] {
  const worked: string[] = [];
  const store = storeOver(openHandles({ databaseUrl }));
  const calculator = calculatorBy(async (calculation) => {
    if (calculation.task === "job") worked.push(calculation.jobId);
    return nothingNew;
  });
  const runner = runJobs({ ...world.deps, store }, calculator, pace);
  closing.push(async () => {
    await runner.stop();
    await store.close();
  });
  return worked;
}

async function asAdministrator<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

const ofListeners =
  "from pg_stat_activity where datname = current_database() and query = 'listen touchstone_jobs'";
const listeners = async () =>
  (await asAdministrator<{ pid: number }>(`select pid ${ofListeners}`)).map(({ pid }) => pid);
const becomeSo = (many: number) => expect.poll(async () => (await listeners()).length).toBe(many);

test("three servers are told of every job at once, and each job is worked at by one of them", async () => {
  const worked = [server(neverLooking), server(neverLooking), server(neverLooking)];
  await becomeSo(3);
  const jobs: string[] = [];
  for (let n = 0; n < 12; n += 1) jobs.push(await askForRelease(world, `release ${n}`));
  for (const job of jobs) await becomes(world, job, "done");
  expect(worked.flat().toSorted()).toEqual(jobs.toSorted());
  for (const job of jobs) expect(await readJob(world, job)).toMatchObject({ attemptCount: 1 });
});

test("whoever loses the connection on which it listens gets another, and misses nothing meanwhile", async () => {
  server(neverLooking);
  for (let round = 0; round < 3; round += 1) {
    await becomeSo(1);
    const [listener] = await listeners();
    await asAdministrator(`select pg_terminate_backend(pid) ${ofListeners}`);
    const job = await askForRelease(world, `release ${round}`);
    await becomes(world, job, "done");
    await expect.poll(listeners).not.toContain(listener);
  }
});

test("where announcements are swallowed, as by a pool of connections, jobs are looked for", async () => {
  const muffled: MuffledPostgres = await muffledPostgres(url());
  closing.push(muffled.close);
  const worked = server(lookingWhereUntold, muffled.databaseUrl);
  await becomeSo(1);
  const job = await askForRelease(world);
  await becomes(world, job, "done");
  await expect.poll(muffled.swallowed).toBeGreaterThan(0);
  expect(worked).toEqual([job]);
});

test("a server that stops leaves no connection that listens", async () => {
  server(neverLooking);
  await becomeSo(1);
  for (const close of closing.splice(0)) await close();
  await becomeSo(0);
});
