import { readdirSync, readFileSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { openHandles, storeOver } from "@/db/client";
import { migrate } from "@/db/migrate";
import { liveDeps } from "@/server/deps";
import { Mortal } from "@/tools/scripts/crash/server";
import type { Load, MeasuredLoad } from "./load";
import { makeBenchProject } from "./make-project";
import { runProgram } from "./run-program";
import { percentile } from "./summary";

// The schema chooses its engine by the address when it is read, so this is a program of its own.
const databaseUrl = process.env.DATABASE_URL ?? "";
const people = 36;
const hitsEach = 12;
const rounds = Number(process.argv[2] ?? 3);

/** The columns of a process in /proc after its name: state, parent, … */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

const msOf = (fields: readonly string[], columns: readonly number[]) =>
  columns.reduce((total, column) => total + 10 * Number(fields[column] ?? 0), 0);
const ownTime = [11, 12];
const timeOfEnded = [13, 14];

/** Processor time of some servers so far, in milliseconds. */
const serversMs = (pids: readonly number[]) =>
  pids.reduce((total, pid) => total + msOf(statOf(pid), ownTime), 0);

/** Processor time of PostgreSQL so far, those of its processes that have ended included. */
function databaseMs(postmaster: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statOf(Number(name)))
    .filter((fields) => Number(fields[1]) === postmaster);
  const living = children.reduce((total, fields) => total + msOf(fields, ownTime), 0);
  return living + msOf(statOf(postmaster), [...ownTime, ...timeOfEnded]);
}

async function postmasterOf(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const parent = Number(statOf(rows[0]?.pid ?? 0)[1]);
  await client.end();
  return parent;
}

interface Cost {
  server: number;
  database: number;
}

/** What a judgment costs, in milliseconds of processor time. */
async function costOf(servers: readonly Mortal[], slug: string, postmaster: number): Promise<Cost> {
  const pids = servers.map(({ pid }) => pid);
  const [server, database] = [serversMs(pids), databaseMs(postmaster)];
  const program = new URL("annotators.ts", import.meta.url);
  const crowds = servers.map(({ url, pid }) => {
    const load: Load = { url, pid, slug, door: "program", annotators: people / servers.length, hitsEach };
    return runProgram<MeasuredLoad>(program, load);
  });
  const judgments = (await Promise.all(crowds)).reduce((total, one) => total + one.judgments, 0);
  return {
    server: (serversMs(pids) - server) / judgments,
    database: (databaseMs(postmaster) - database) / judgments,
  };
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-machines-"));
  const location = { databaseUrl };
  await migrate(location);
  const store = storeOver(openHandles(location));
  process.env.TOUCHSTONE_DATA = folder;
  for (let round = 0; round <= rounds; round += 1) {
    for (const many of ["one", "three"]) {
      await makeBenchProject({ ...liveDeps(), store }, `${many}-${round}`, 600, 60);
    }
  }
  await store.close();
  const servers: Mortal[] = [];
  for (let at = 0; at < 3; at += 1)
    servers.push(await Mortal.on("api", path.join(folder, `${at}`), databaseUrl));
  try {
    await Promise.all(servers.map((server) => server.start()));
    const postmaster = await postmasterOf();
    const costs = { one: [] as Cost[], three: [] as Cost[] };
    for (let round = 0; round <= rounds; round += 1) {
      const one = await costOf(servers.slice(0, 1), `one-${round}`, postmaster);
      const three = await costOf(servers, `three-${round}`, postmaster);
      // The first round compiles the servers' code and fills their caches; nobody counts it.
      if (round === 0) continue;
      costs.one.push(one);
      costs.three.push(three);
    }
    report(costs);
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(costs: Record<"one" | "three", Cost[]>): void {
  const median = (some: readonly Cost[], of: keyof Cost) =>
    percentile(
      some.map((cost) => cost[of]),
      0.5,
    );
  const total = (some: readonly Cost[]) => median(some, "server") + median(some, "database");
  for (const [name, some] of Object.entries(costs)) {
    console.log(
      `  ${name}: server ${median(some, "server").toFixed(2)} ms, database ${median(some, "database").toFixed(2)} ms a judgment`,
    );
  }
  console.log(
    `  three servers cost ${(total(costs.three) / total(costs.one)).toFixed(2)} times as much as one`,
  );
}

await main();
