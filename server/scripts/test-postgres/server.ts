import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgresAccount } from "./account";
import { freePort } from "./free-port";
import { postgresPrograms } from "./programs";

/** A PostgreSQL server on which tests may create databases. */
export interface TestPostgres {
  databaseUrl: string;
  /** Ends the server and removes all it wrote. */
  stop: () => Promise<void>;
}

/** Nothing outlives the test run, so nothing has to reach the disk. */
const settings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300"];

/** The shell's standard input closes when this process ends, however it ends; then the server goes and its folder too. */
const guard = `folder=$1; shift; "$@" > "$folder/log" 2>&1 & server=$!
cat > /dev/null; kill -QUIT $server; wait $server; rm -rf "$folder"`;

async function untilItAnswers(databaseUrl: string, logFile: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(50);
    }
  }
  const log = existsSync(logFile) ? readFileSync(logFile, "utf8") : "";
  throw new Error(`The PostgreSQL server for the tests did not start:\n${log}`);
}

async function startThrowAwayServer(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-postgres-"));
  const account = postgresAccount();
  const programs = await postgresPrograms(folder);
  chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const initdb = [
    "-D",
    data,
    "-U",
    "touchstone",
    "-A",
    "trust",
    "--no-sync",
    "--locale=C.UTF-8",
    "-E",
    "UTF8",
  ];
  execFileSync(join(programs, "initdb"), initdb, { ...account, cwd: folder, stdio: "pipe" });

  const port = await freePort();
  const address = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", ""];
  const command = [join(programs, "postgres"), ...address, ...settings.flatMap((setting) => ["-c", setting])];
  const server = spawn("sh", ["-c", guard, "guard", folder, ...command], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  const stop = async () => {
    server.stdin.end();
    await once(server, "close");
  };
  const databaseUrl = `postgres://touchstone@127.0.0.1:${port}/postgres`;
  try {
    await untilItAnswers(databaseUrl, join(folder, "log"));
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl, stop };
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
