import { migrationsFolder } from "@/db/migrate";
import { holdDatabase } from "@/testing/world/postgres";
import { startTestPostgres } from "@/tools/scripts/test-postgres/server";

/** Works on a database of its own in a PostgreSQL server of its own, which ends afterwards. */
export async function onPostgres<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const postgres = await startTestPostgres();
  try {
    const migrations = migrationsFolder("postgres");
    const template = { name: "touchstone_soak", migrations, isMigrated: false };
    const held = await holdDatabase(postgres.databaseUrl, template);
    try {
      return await work(held.databaseUrl);
    } finally {
      await held.letGo();
    }
  } finally {
    await postgres.stop();
  }
}
