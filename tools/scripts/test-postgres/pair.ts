import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { postgresAccount } from "./account";
import { freePort } from "./free-port";
import { postgresPrograms } from "./programs";
import { logFolderIn, makeDataIn, startPostgres, type TestPostgres } from "./server";

/** A primary and a standby that has every commit before it is answered. */
export interface PostgresPair {
  /** Lists both hosts. */
  databaseUrl: string;
  /** The address of the one that takes changes now. */
  primary: () => string;
  /** Kills the primary as a lost machine would go, lets the standby take its place, and makes it a standby of its own. */
  failOver: () => Promise<void>;
  remove: () => Promise<void>;
}

interface Node {
  server: TestPostgres;
  data: string;
  port: number;
}

async function ask<Row extends pg.QueryResultRow>(databaseUrl: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

async function untilFound(databaseUrl: string, query: string): Promise<void> {
  for (let tries = 0; (await ask(databaseUrl, query)).length === 0; tries += 1) {
    if (tries === 600) throw new Error(`Within a minute nothing was found by: ${query}`);
    await sleep(100);
  }
}

/**
 * Starts both, each on a port that it keeps.
 * @returns null, with a line that says so, where PostgreSQL came without the program that copies a primary
 */
export async function startPostgresPair(): Promise<PostgresPair | null> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-postgres-pair-"));
  const programs = await postgresPrograms(folder);
  const copier = join(dirname(realpathSync(join(programs, "postgres"))), "pg_basebackup");
  if (!existsSync(copier)) {
    rmSync(folder, { recursive: true });
    console.log("This PostgreSQL has no pg_basebackup, so no standby is made of it.");
    return null;
  }
  const ports = [await freePort(), await freePort()];
  const startOn = async (data: string, port: number): Promise<Node> => ({
    server: await startPostgres({ programs, data, port, options: [], logFolder: logFolderIn(folder) }),
    data,
    port,
  });
  const standbyOf = async ({ server, port }: Node): Promise<Node> => {
    const data = join(folder, `data-${Date.now()}`);
    const copy = ["-D", data, "-d", server.databaseUrl, "-R", "-X", "stream", "-c", "fast", "--no-sync"];
    execFileSync(copier, copy, { ...postgresAccount(), cwd: folder, stdio: "pipe" });
    const standby = await startOn(data, ports.find((one) => one !== port) ?? 0);
    await untilFound(server.databaseUrl, "select 1 from pg_stat_replication where sync_state = 'sync'");
    return standby;
  };
  let primary = await startOn(makeDataIn(folder, programs), ports[0] ?? 0);
  // A commit is answered once any standby has it. Kept in the data, so that the standby will want the same.
  await ask(primary.server.databaseUrl, "alter system set synchronous_standby_names = '*'");
  await ask(primary.server.databaseUrl, "select pg_reload_conf()");
  let standby = await standbyOf(primary);
  const hosts = ports.map((port) => `127.0.0.1:${port}`).join(",");
  return {
    databaseUrl: `postgres://touchstone@${hosts}/postgres`,
    primary: () => primary.server.databaseUrl,
    failOver: async () => {
      process.kill(
        Number(readFileSync(join(primary.data, "postmaster.pid"), "utf8").split("\n")[0]),
        "SIGKILL",
      );
      await ask(standby.server.databaseUrl, "select pg_promote()");
      await primary.server.stop();
      primary = standby;
      standby = await standbyOf(primary);
    },
    remove: async () => {
      for (const { server } of [primary, standby]) await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
