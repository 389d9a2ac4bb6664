import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../root.mjs";
import { postgresAccount } from "./account";
import { freePort } from "./free-port";
import { postgresPrograms } from "./programs";
import { untilItAnswers } from "./until-it-answers";

/** A PostgreSQL server on which tests may create databases. */
export interface TestPostgres {
  databaseUrl: string;
  /** Ends the server and removes all it wrote. */
  stop: () => Promise<void>;
}

// Read and handed over as text: the account that runs it may not be able to enter the checkout.
const guardScript = join(root, "tools/scripts/test-postgres/guard.sh");
const initdbOptions = "-U touchstone -A trust --no-sync --locale=C.UTF-8 -E UTF8".split(" ");
// Nothing outlives the test run, so nothing has to reach the disk.
const serverOptions = "-c fsync=off -c full_page_writes=off -c max_connections=300".split(" ");
/** Where the server outlives the test, too, not even the log has to be written before a commit is answered. */
const unkilledOptions = "-c synchronous_commit=off".split(" ");

/** A folder that a server was made in, and how one is started on it. */
interface Made {
  databaseUrl: string;
  /** @param folder where it logs; gone when the server stops */
  start: (folder: string) => Promise<TestPostgres>;
}

/** Makes a data folder in `folder`, for a server on a port of its own with the given options. */
async function makeServerIn(folder: string, options: readonly string[]): Promise<Made> {
  const programs = await postgresPrograms(folder);
  const data = makeDataIn(folder, programs);
  const port = await freePort();
  const start = (logFolder: string) => startPostgres({ programs, data, port, options, logFolder });
  return { databaseUrl: addressOf(port), start };
}

/** A new data folder in `folder`. @returns its path */
export function makeDataIn(folder: string, programs: string): string {
  const account = postgresAccount();
  execFileSync("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
  const data = join(folder, "data");
  const initdb = ["-D", data, ...initdbOptions];
  execFileSync(join(programs, "initdb"), initdb, { ...account, cwd: folder, stdio: "pipe" });
  return data;
}

const addressOf = (port: number) => `postgres://touchstone@127.0.0.1:${port}/postgres`;

export interface PostgresToStart {
  programs: string;
  data: string;
  port: number;
  options: readonly string[];
  /** Where it logs; gone when the server stops. */
  logFolder: string;
}

/** Starts a server on a data folder and waits until it answers. */
export async function startPostgres(to: PostgresToStart): Promise<TestPostgres> {
  const { programs, data, port, options, logFolder } = to;
  const address = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", ""];
  const command = [join(programs, "postgres"), ...address, ...serverOptions, ...options];
  const guard = spawn("sh", ["-c", readFileSync(guardScript, "utf8"), "guard", logFolder, ...command], {
    ...postgresAccount(),
    cwd: dirname(data),
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const stop = async () => {
    guard.stdin.end();
    await once(guard, "close");
  };
  const databaseUrl = addressOf(port);
  await untilItAnswers(databaseUrl, join(logFolder, "log")).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { databaseUrl, stop };
}

/** A new folder in `folder` that the account of PostgreSQL may write to. */
export function logFolderIn(folder: string): string {
  const logFolder = mkdtempSync(join(folder, "log-"));
  const { uid, gid } = postgresAccount();
  chownSync(logFolder, uid, gid);
  return logFolder;
}

/** Starts a server whose data folder is in `folder`; the folder goes when the server stops. */
async function startServerIn(folder: string): Promise<TestPostgres> {
  return (await makeServerIn(folder, unkilledOptions)).start(folder);
}

/** A server that goes and comes back with its data, at the same address. */
export interface RestartablePostgres {
  databaseUrl: string;
  start: () => Promise<void>;
  /** Ends it at once, whatever its sessions do. */
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A server of one test's own, which is not running yet. */
export async function makeRestartablePostgres(): Promise<RestartablePostgres> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-postgres-"));
  const { databaseUrl, start } = await makeServerIn(folder, []);
  let running: TestPostgres | null = null;
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  return {
    databaseUrl,
    start: async () => {
      running = await start(logFolderIn(folder));
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startThrowAwayServer(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-postgres-"));
  try {
    return await startServerIn(folder);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * The server of `TEST_POSTGRES_URL`, which is left as it is, else a new one in a temporary folder that listens on
 * 127.0.0.1 only.
 * @throws when there is no PostgreSQL and none can be installed, or it does not start
 */
export async function startTestPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_POSTGRES_URL;
  return given ? { databaseUrl: given, stop: () => Promise.resolve() } : startThrowAwayServer();
}
