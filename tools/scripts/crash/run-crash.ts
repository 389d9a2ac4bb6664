import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseLocation } from "@/db/client";
import { migrate } from "@/db/migrate";
import { violations } from "@/testing/world/invariants";
import { numberOfLeases, moveLeaseEnds } from "@/testing/world/leases";
import type { World } from "@/testing/world/world";
import { seededRandom, type Random } from "@/server/stats/random";
import { judgeThroughout, newLoad, sendAllAgain, type Acknowledged, type CrashLoad } from "./annotator";
import { compareRows } from "./compare-rows";
import { Mortal, type ServerKind } from "./server";
import { makeWorlds, onStore, everybodyIn } from "./worlds";

export interface CrashPlan {
  server: ServerKind;
  /** How many share the database; more than one on PostgreSQL only. */
  servers: number;
  /** How often some of them are killed, or all. */
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

/** One run: the servers, what is asked of it, and where it keeps what it promises. */
interface Crash {
  plan: CrashPlan;
  servers: Mortal[];
  load: CrashLoad;
  location: DatabaseLocation;
  worlds: World[];
  rows: number;
  failOver: (() => Promise<void>) | undefined;
}

/**
 * Kills servers in the middle of its work again and again, and looks for what it had promised and lost.
 * @param databaseUrl of an empty PostgreSQL database; on SQLite a file of its own is made
 * @param failOver where the database dies in the place of its servers, which have to come back by themselves
 */
export async function runCrash(
  plan: CrashPlan,
  databaseUrl?: string,
  failOver?: () => Promise<void>,
): Promise<CrashReport> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-crash-"));
  const location =
    databaseUrl === undefined ? { file: path.join(dataFolder, "touchstone.sqlite") } : { databaseUrl };
  const servers = await makeServers(plan, dataFolder, databaseUrl);
  const load = newLoad(servers.map(({ url }) => url));
  try {
    await migrate(location);
    // Large enough that nobody runs out of work or of gold.
    const items = 2 * plan.kills * (plan.answersBetween + plan.annotators);
    const worlds = await onStore(location, (store) => makeWorlds(store, items, plan.annotators));
    const crash = { plan, servers, load, location, worlds, rows: 0, failOver };
    await startAll(servers);
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
    await killAll(servers);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** Each with a folder of its own. */
async function makeServers(plan: CrashPlan, dataFolder: string, databaseUrl?: string): Promise<Mortal[]> {
  const servers: Mortal[] = [];
  for (let at = 0; at < plan.servers; at += 1) {
    const folder = at === 0 ? dataFolder : path.join(dataFolder, `of-server-${at + 1}`);
    servers.push(await Mortal.on(plan.server, folder, databaseUrl));
  }
  return servers;
}

const startAll = (servers: readonly Mortal[]) => Promise.all(servers.map((server) => server.start()));
const killAll = (servers: readonly Mortal[]) => Promise.all(servers.map((server) => server.kill()));

/** Some of them, at least one. */
function drawn(servers: readonly Mortal[], random: Random): Mortal[] {
  const some = servers.filter(() => random() < 0.5);
  return some.length > 0 ? some : servers.slice(0, 1);
}

/** After each death everything that was answered since the one before is sent again, and all rows are compared. */
async function killAndRestart(crash: Crash) {
  const { load, plan } = crash;
  const random = seededRandom(plan.seed);
  for (let kill = 0; kill < plan.kills && !load.isOver; kill += 1) {
    const from = load.acknowledged.length;
    const enough = from + Math.ceil(random() * plan.answersBetween);
    while (load.acknowledged.length < enough && !load.isOver) await sleep(random() * 5);
    await letDie(crash, random, () => load.acknowledged.slice(from));
  }
}

/** @param answeredBefore what was answered until then, once it is dead */
async function letDie(crash: Crash, random: Random, answeredBefore: () => Acknowledged[]): Promise<void> {
  const { servers, load, failOver } = crash;
  const dying = drawn(servers, random);
  await (failOver === undefined ? killAll(dying) : failOver());
  const answered = answeredBefore();
  load.isHeld = true;
  if (failOver === undefined) await startAll(dying);
  await sendAllAgain(load, answered);
  await compare(crash);
  load.isHeld = false;
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
  const { servers, load, location, worlds } = crash;
  await sendAllAgain(load, load.acknowledged);
  await letLeasesReturn(location);
  await killAll(servers);
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
