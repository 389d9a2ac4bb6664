import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openHandles, storeOver } from "@/db/client";
import { engine } from "@/db/engine";
import { migrate } from "@/db/migrate";
import { liveDeps } from "@/server/deps";
import { ensureBuilt } from "@/tools/scripts/build.mjs";
import { startServer } from "@/tools/scripts/server-process";
import { makeOrganizer } from "@/testing/organizer";
import { makeQuietProjects, pairsFile, type QuietProjects } from "./quiet-projects";
import { longTasks } from "./quiet-tasks";
import { signInByProgram } from "./organizer-client";
import { type TimedSample, samplesIn, watchStandstill } from "./standstill";
import type { SteadyLoad } from "./steady-annotators";
import { percentile } from "./summary";

const annotators = 32;
const pauseMs = 400;
const quietMs = 10_000;
/** What annotators may feel of a long task: their slowest requests take at most so many times as long. */
const maxTimes = 2;

/** What annotators feel of each long task: p99 of their requests beside that of a quiet server, and its longest standstill. */
export async function measureQuiet(): Promise<void> {
  if (engine === "postgres") throw new Error("This benchmark measures SQLite; run it without DATABASE_URL.");
  if (!(await ensureBuilt())) throw new Error("The product could not be built; Next says why above.");
  const folder = mkdtempSync(path.join(tmpdir(), "touchstone-quiet-"));
  try {
    const made = await makeAll(folder);
    await measure(folder, made);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Made = QuietProjects & { organizer: Awaited<ReturnType<typeof makeOrganizer>> };

async function makeAll(folder: string): Promise<Made> {
  const file = path.join(folder, "touchstone.sqlite");
  await migrate({ file });
  const store = storeOver(openHandles({ file }));
  try {
    const organizer = await makeOrganizer(store);
    return { organizer, ...(await makeQuietProjects({ ...liveDeps(), store }, file, organizer)) };
  } finally {
    await store.close();
  }
}

async function measure(folder: string, { organizer, ...place }: Made): Promise<void> {
  const watch = watchStandstill(folder);
  const server = await startServer(folder, undefined, watch.settings);
  const load = beginLoad({ url: server.url, slug: place.project, annotators, pauseMs });
  try {
    await load.joined;
    // Nobody counts the first seconds: they compile the server's code and fill its caches.
    await sleep(10_000);
    const client = await signInByProgram(server.url, organizer);
    console.log(
      `${annotators} annotators with a pause of ${pauseMs} ms, SQLite with each commit on the disk`,
    );
    const measured = async (work: () => Promise<unknown>): Promise<Measured> => {
      const from = Date.now();
      await work();
      const seconds = (Date.now() - from) / 1_000;
      const ms = load.times.filter(([at]) => at >= from).map(([, one]) => one);
      return { seconds, ms, p99: percentile(ms, 0.99), stood: watch.longestSince(from) };
    };
    const quiet = () => measured(() => sleep(quietMs));
    let before = await quiet();
    for (const { name, run } of longTasks(client, { ...place, pairs: pairsFile })) {
      const task = await measured(run);
      const after = await quiet();
      report(name, task, [before, after]);
      before = after;
    }
  } finally {
    await load.end();
    await server.stop();
  }
}

function beginLoad(load: SteadyLoad) {
  const program = fileURLToPath(new URL("steady-annotators.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", program, JSON.stringify(load)], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  const times: TimedSample[] = [];
  createInterface(child.stdout).on("line", (line) => times.push(...samplesIn(line)));
  const ended = once(child, "close");
  const joined = once(child.stderr, "data");
  child.stderr.on("data", (said: Buffer) => {
    if (String(said) !== "joined\n") process.stderr.write(said);
  });
  return {
    times,
    joined,
    end: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

interface Measured {
  seconds: number;
  /** Of each request. */
  ms: readonly number[];
  p99: number;
  /** The longest that the event loop stood still. */
  stood: number;
}

/** A long task beside the quiet before and after it: what else the machine does changes meanwhile. */
function report(name: string, task: Measured, around: readonly Measured[]): void {
  const quiet = around.reduce((sum, { p99 }) => sum + p99, 0) / around.length;
  const stood = Math.max(...around.map((each) => each.stood));
  const ratio = task.p99 / quiet;
  console.log(
    `  ${name.padEnd(18)} ${task.seconds.toFixed(1).padStart(6)} s ${String(task.ms.length).padStart(6)} requests   ` +
      `p50 ${percentile(task.ms, 0.5).toFixed(1).padStart(6)} ms   p99 ${task.p99.toFixed(1).padStart(6)} ms, ` +
      `quiet ${quiet.toFixed(1).padStart(6)}, ratio ${ratio.toFixed(2)}   ` +
      `longest standstill ${task.stood.toFixed(0).padStart(4)} ms, quiet ${stood.toFixed(0).padStart(4)}` +
      (ratio <= maxTimes ? "" : `   MORE THAN ${maxTimes}`),
  );
}
