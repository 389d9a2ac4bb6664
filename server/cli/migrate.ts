import type { Command } from "commander";
import { migrateDatabase } from "@/server/services/startup/open-database";

/** `migrate`: brings the database to the newest schema. */
export function addMigrate(program: Command): void {
  program
    .command("migrate")
    .description("bring the configured database to the newest schema")
    .action(async () => {
      await migrateDatabase();
      console.log("The database is up to date.");
    });
}
