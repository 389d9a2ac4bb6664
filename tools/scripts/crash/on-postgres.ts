import { migrationsFolder } from "@/db/migrate";
import { holdDatabase } from "@/testing/world/postgres";
import { runCrash, type CrashPlan, type CrashReport } from "./run-crash";

/** The same on a database of its own in a PostgreSQL server, which is dropped afterwards. */
export async function runCrashOnPostgres(plan: CrashPlan, serverUrl: string): Promise<CrashReport> {
  const migrations = migrationsFolder("postgres");
  const held = await holdDatabase(serverUrl, { name: "touchstone_crash", migrations, isMigrated: true });
  try {
    return await runCrash(plan, held.databaseUrl);
  } finally {
    await held.letGo();
  }
}
