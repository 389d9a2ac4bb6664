import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseLocation } from "@/db/client";
import { migrate } from "@/db/migrate";
import { violations } from "@/testing/world/invariants";
import { numberOfLeases, moveLeaseEnds } from "@/testing/world/leases";
import type { World } from "@/testing/world/world";
import { seededRandom } from "@/server/stats/random";
import { judgeThroughout, newLoad, sendAllAgain, type CrashLoad } from "./annotator";
import { compareRows } from "./compare-rows";
import { Mortal, type ServerKind } from "./server";
import { makeWorlds, onStore, everybodyIn } from "./worlds";

export interface CrashPlan {
  server: ServerKind;
  /** How often the server is killed. */
  kills: number;
  seed: number;
  /** People who judge at once, half of them in a project of fixed pages, half in one of composed ones. */
  annotators: number;
  /** Submissions that are answered from a start to the next death, at most; how many is drawn. */
  answersBetween: number;
}

export interface CrashReport {
  acknowledged: number;
  /** Submissions that came through a page's door. */
  fromBrowsers: number;
  asked: number;
  reloads: number;
  /** Rows that were compared, after each restart and at the end. */
  rows: number;
  /** Everything that may not be; sentences. */
  problems: string[];
}

/** One run: the server, what is asked of it, and where it keeps what it promises. */
interface Crash {
  plan: CrashPlan;
  server: Mortal;
  load: CrashLoad;
  location: DatabaseLocation;
  worlds: World[];
  rows: number;
}

/**
 * Kills a server in the middle of its work again and again, and looks for what it had promised and lost.
 * @param databaseUrl of an empty PostgreSQL database; on SQLite a file of its own is made
 */
export async function runCrash(plan: CrashPlan, databaseUrl?: string): Promise<CrashReport> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-crash-"));
  const location =
    databaseUrl === undefined ? { file: path.join(dataFolder, "touchstone.sqlite") } : { databaseUrl };
  const server = await Mortal.on(plan.server, dataFolder);
  const load = newLoad(server.url);
  try {
    await migrate(location);
    // Large enough that nobody runs out of work or of gold.
    const items = 2 * plan.kills * (plan.answersBetween + plan.annotators);
    const worlds = await onStore(location, (store) => makeWorlds(store, items, plan.annotators));
    const crash = { plan, server, load, location, worlds, rows: 0 };
    await server.start();
    const people = Promise.all(
      everybodyIn(worlds, plan.server === "whole").map((person, at) =>
        judgeThroughout(load, person, seededRandom(plan.seed * 1_000 + at)),
      ),
    );
    const outOfWork = people.then(() => {
      if (!load.isOver) throw new Error("Everybody ran out of work before the last death.");
    });
    await Promise.race([killAndRestart(crash), outOfWork]);
    load.isOver = true;
    await people;
    return await reportOn(crash);
  } finally {
    load.isOver = true;
    await server.kill();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** After each death everything that was answered since the one before is sent again, and all rows are compared. */
async function killAndRestart(crash: Crash) {
  const { server, load, plan } = crash;
  const random = seededRandom(plan.seed);
  for (let kill = 0; kill < plan.kills && !load.isOver; kill += 1) {
    const from = load.acknowledged.length;
    const enough = from + Math.ceil(random() * plan.answersBetween);
    while (load.acknowledged.length < enough && !load.isOver) await sleep(random() * 5);
    await server.kill();
    const answered = load.acknowledged.slice(from);
    load.isHeld = true;
    await server.start();
    await sendAllAgain(load, answered);
    await compare(crash);
    load.isHeld = false;
  }
}

async function compare(crash: Crash): Promise<void> {
  const { location, worlds, load } = crash;
  const ids = worlds.map(({ projectId }) => projectId);
  const { rows, problems } = await onStore(location, (store) => compareRows(store, ids, load));
  crash.rows += rows;
  load.problems.push(...problems);
}

/** What is left to look at once everybody has gone. */
async function reportOn(crash: Crash): Promise<CrashReport> {
  const { server, load, location, worlds } = crash;
  await sendAllAgain(load, load.acknowledged);
  await letLeasesReturn(location);
  await server.kill();
  await compare(crash);
  const broken = await onStore(location, async (store) => {
    const found = await Promise.all(worlds.map(({ projectId }) => violations(store.read, projectId)));
    return found.flat();
  });
  return {
    acknowledged: load.acknowledged.length,
    fromBrowsers: load.acknowledged.filter(({ person }) => person.door === "browser").length,
    asked: load.asked,
    reloads: load.reloads,
    rows: crash.rows,
    problems: [...load.problems, ...broken],
  };
}

/** Pages whose annotators are gone come back by themselves. */
async function letLeasesReturn(location: DatabaseLocation): Promise<void> {
  await onStore(location, (store) => moveLeaseEnds(store, 0));
  for (let tries = 0; (await onStore(location, numberOfLeases)) > 0; tries += 1) {
    if (tries === 1_500) throw new Error("Overdue leases were not returned within five minutes.");
    await sleep(200);
  }
}
