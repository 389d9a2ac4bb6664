import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openHandles, storeOver } from "@/db/client";
import { releasesOf } from "@/db/queries/released-versions";
import { migrate } from "@/db/migrate";
import type { Store } from "@/db/store";
import { compiledProgram } from "@/testing/compiled-program";
import { violations } from "@/testing/world/invariants";
import { makeProject, type World } from "@/testing/world/world";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { askForRelease, becomes, readJob } from "@/testing/jobs";

// Processes are found in /proc.
const testOnLinux = test.runIf(existsSync("/proc"));

let dataFolder: string;
let store: Store;
let world: World;
let server: ChildProcess;

beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), "touchstone-killed-"));
  const file = path.join(dataFolder, "touchstone.sqlite");
  await migrate({ file });
  store = storeOver(openHandles({ file }));
  world = await makeProject(store, { items: 4, annotators: 1, hitSize: 4 });
  const [annotator] = world.annotators;
  if (annotator === undefined) throw new Error("There is one annotator.");
  await answerAndSubmitHit(world.deps, annotator, 3);
  server = await start();
});
afterEach(async () => {
  await end("SIGKILL");
  await store.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<ChildProcess> {
  const started = spawn(process.execPath, [await compiledProgram("tools/scripts/crash/job-server.ts")], {
    env: { ...process.env, DATABASE_URL: "", TOUCHSTONE_DATA: dataFolder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(started.stdout, "data");
  return started;
}

async function end(signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, "exit");
  server.kill(signal);
  await closed;
}

/** The process that calculates for the server. */
async function calculatorId(): Promise<number> {
  let found: number | undefined;
  await expect.poll(() => (found = childOf(server.pid ?? 0)), { interval: 20 }).toBeDefined();
  return found ?? 0;
}

function childOf(pid: number): number | undefined {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((child) => statusOf(child)?.parent === pid);
}

function statusOf(pid: number): { state: string; parent: number } | null {
  try {
    // The name of the program stands in parentheses and may hold anything; the state and the parent follow it.
    const [state = "", parent] = (readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "").split(
      " ",
    );
    return { state, parent: Number(parent) };
  } catch {
    return null;
  }
}

/** An orphan that has ended stays listed, as a zombie, until the machine's first process looks after it. */
const isAlive = (pid: number) => !["Z", "X", undefined].includes(statusOf(pid)?.state);

const folders = (name: string) => {
  const folder = path.join(dataFolder, name);
  return existsSync(folder) ? readdirSync(folder) : [];
};

testOnLinux(
  "a server or its calculating process that is killed leaves nothing half-made, and the job is finished",
  async () => {
    const job = await askForRelease(world);
    const calculator = await calculatorId();
    await end("SIGKILL");
    expect((await readJob(world, job)).state).toBe("running");
    expect(await releasesOf(store.read, world.projectId)).toEqual([]);
    // It has the lowest priority, so that on a crowded machine it takes long until it hears of it.
    await expect.poll(() => isAlive(calculator)).toBe(false);
    server = await start();
    process.kill(await calculatorId(), "SIGKILL");
    await becomes(world, job, "done");
    expect(await readJob(world, job)).toMatchObject({ attemptCount: 3, resumedAt: 0 });
    expect((await releasesOf(store.read, world.projectId)).map(({ version }) => version)).toEqual([1]);
    expect(folders(path.join("releases", world.projectId))).toEqual([expect.stringMatching(/^v1-./)]);
    expect(await violations(store.read, world.projectId)).toEqual([]);
  },
);

testOnLinux(
  "a server that is told to stop gives its job back at once, and ends with the process that calculates",
  async () => {
    const job = await askForRelease(world);
    const calculator = await calculatorId();
    await end("SIGTERM");
    expect(isAlive(calculator)).toBe(false);
    expect((await readJob(world, job)).state).toBe("queued");
  },
);
