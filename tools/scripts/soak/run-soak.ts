import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseLocation } from "@/db/client";
import { migrate } from "@/db/migrate";
import type { Store } from "@/db/store";
import { addMember, makeOrganizer, type TestOrganizer } from "@/testing/organizer";
import { violations } from "@/testing/world/invariants";
import type { World } from "@/testing/world/world";
import { signInByProgram, type OrganizerClient } from "@/tools/bench/organizer-client";
import { percentile } from "@/tools/bench/summary";
import { seededRandom } from "@/server/stats/random";
import { judgeThroughout, newLoad, sendAllAgain, type CrashLoad } from "../crash/annotator";
import { compareRows } from "../crash/compare-rows";
import { makeWorlds, onStore, everybodyIn } from "../crash/worlds";
import { startServer, type ServerProcess } from "../server-process";
import { organizeThroughout } from "./organizer-at-work";

/** The server's memory at one moment, in bytes; the heap without garbage. */
export interface Sample {
  minute: number;
  rss: number;
  heapUsed: number;
  external: number;
  /** Submissions that were answered by then. */
  acknowledged: number;
  /** How long annotators waited since the last look: for what their pages ask, and for pages that were loaded anew. */
  calls: Waited;
  pages: Waited;
}

/** What half and 99 % of the requests took at most, in milliseconds; NaN without requests. */
interface Waited {
  p50: number;
  p99: number;
}

const waitedIn = (times: number[]): Waited => ({ p50: percentile(times, 0.5), p99: percentile(times, 0.99) });

/** How long it lasts, how many people work, and whether the organizer has a server of their own. */
export interface SoakSize {
  minutes: number;
  annotators: number;
  apart: boolean;
}

export interface SoakReport {
  acknowledged: number;
  /** Rows that were compared at the end. */
  rows: number;
  /** Everything that may not be, what is lost included; sentences. */
  problems: string[];
}

const pauseMs = 1_000;
const preload = new URL("report-memory.mjs", import.meta.url).href;

/** At one page a second each annotator judges four items beside the gold; each item is judged three times. */
const itemsFor = ({ minutes, annotators }: Pick<SoakSize, "minutes" | "annotators">) =>
  Math.ceil(((minutes * 60 * annotators * 4) / 2 / 3) * 1.5) + 500;

/**
 * Lets annotators judge without haste on the built product, half of them in a browser, beside an organizer who opens every
 * screen each minute and lets jobs run; looks at the memory of the annotators' server and at how long people wait.
 * @param databaseUrl an empty PostgreSQL database; undefined for a file of SQLite
 * @param onSample is told at the start, after each minute and at the end
 */
export async function runSoak(
  size: SoakSize,
  databaseUrl: string | undefined,
  onSample: (sample: Sample) => void,
): Promise<SoakReport> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-soak-"));
  const location =
    databaseUrl === undefined ? { file: path.join(dataFolder, "touchstone.sqlite") } : { databaseUrl };
  try {
    await migrate(location);
    const made = await onStore(location, (store) => makeAll(store, size));
    return await onServers({ ...made, size, dataFolder, location, onSample });
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

interface Planned {
  worlds: readonly World[];
  organizer: TestOrganizer;
  size: SoakSize;
  dataFolder: string;
  location: DatabaseLocation;
  onSample: (sample: Sample) => void;
}

async function onServers(planned: Planned): Promise<SoakReport> {
  const { worlds, organizer, size, dataFolder, location, onSample } = planned;
  const settings = { DATABASE_URL: "databaseUrl" in location ? location.databaseUrl : "" };
  const server = await startServer(dataFolder, preload, settings);
  try {
    const organizers = size.apart ? await startServer(dataFolder, undefined, settings) : server;
    const load = newLoad([server.url], pauseMs);
    try {
      const client = await signInByProgram(organizers.url, organizer);
      await soak({ server, load, worlds, client }, size.minutes, onSample);
      await sendAllAgain(load, load.acknowledged);
      const ids = worlds.map(({ projectId }) => projectId);
      const { rows, problems } = await onStore(location, async (store) => {
        const compared = await compareRows(store, ids, load);
        const broken = await Promise.all(ids.map((id) => violations(store.read, id)));
        return { ...compared, problems: [...compared.problems, ...broken.flat()] };
      });
      return { acknowledged: load.acknowledged.length, rows, problems: [...load.problems, ...problems] };
    } finally {
      load.isOver = true;
      if (organizers !== server) await organizers.stop();
    }
  } finally {
    await server.stop();
  }
}

async function makeAll(store: Store, size: SoakSize) {
  const worlds = await makeWorlds(store, itemsFor(size), size.annotators);
  const organizer = await makeOrganizer(store);
  for (const { projectId } of worlds) await addMember(store, projectId, organizer);
  return { worlds, organizer };
}

interface Soaked {
  server: ServerProcess;
  load: CrashLoad;
  worlds: readonly World[];
  client: OrganizerClient;
}

async function soak(
  { server, load, worlds, client }: Soaked,
  minutes: number,
  onSample: (sample: Sample) => void,
): Promise<void> {
  const sample = async (minute: number) => {
    const { calls, pages } = load.times;
    load.times = { calls: [], pages: [] };
    const waited = { calls: waitedIn(calls), pages: waitedIn(pages) };
    onSample({ minute, acknowledged: load.acknowledged.length, ...waited, ...(await memoryOf(server)) });
  };
  const died = once(server.child, "exit").then(() => {
    if (!load.isOver) throw new Error("The server ended in the middle of the load.");
  });
  await sample(0);
  const people = everybodyIn(worlds, true).map((person, at) =>
    judgeThroughout(load, person, seededRandom(at)),
  );
  const slugs = worlds.map(({ slug }) => slug);
  const organized = organizeThroughout(load, client, slugs);
  for (let minute = 1; minute <= minutes; minute += 1) {
    await Promise.race([sleep(60_000), died, organized]);
    await sample(minute);
  }
  load.isOver = true;
  await Promise.all([...people, organized]);
}

async function memoryOf({ child }: ServerProcess): Promise<NodeJS.MemoryUsage> {
  const answer = once(child, "message") as Promise<[NodeJS.MemoryUsage]>;
  child.send("memory");
  return (await answer)[0];
}
