import { migrationsFolder } from "@/db/migrate";
import { holdDatabase } from "@/testing/world/postgres";
import { startPostgresPair } from "@/tools/scripts/test-postgres/pair";
import { runCrash, type CrashPlan, type CrashReport } from "./run-crash";

/**
 * The same on a database of its own in a PostgreSQL server, which is dropped afterwards.
 * @param through gives the address at which the servers and whoever compares reach it
 */
export async function runCrashOnPostgres(
  plan: CrashPlan,
  serverUrl: string,
  through: (databaseUrl: string) => string = (databaseUrl) => databaseUrl,
): Promise<CrashReport> {
  const migrations = migrationsFolder("postgres");
  const held = await holdDatabase(serverUrl, { name: "touchstone_crash", migrations, isMigrated: true });
  try {
    return await runCrash(plan, through(held.databaseUrl));
  } finally {
    await held.letGo();
  }
}

/** The same, but the primary of a pair of PostgreSQL servers is killed, and its standby takes its place. */
export async function runFailover(plan: CrashPlan): Promise<CrashReport> {
  const pair = await startPostgresPair();
  if (pair === null) throw new Error("Without a standby there is nothing to fail over to.");
  try {
    return await runCrash(plan, pair.databaseUrl, pair.failOver);
  } finally {
    await pair.remove();
  }
}
