import { afterEach, beforeEach, expect, test } from "vitest";
import { engine } from "./engine";
import { migrate, migrationsFolder } from "./migrate";
import { freshDatabase, type FreshDatabase } from "@/testing/world/database";
import { countRows } from "@/testing/world/release/count-rows";
import { runSql } from "@/testing/world/release/raw-sql";

let database: FreshDatabase;
beforeEach(async () => {
  // A folder that is named is one whose databases no other test takes up again.
  database = await freshDatabase(`${migrationsFolder(engine)}/`);
});
afterEach(() => database.remove());

const table = engine === "sqlite" ? "__drizzle_migrations" : "drizzle.__drizzle_migrations";

test("a database that has been through a migration of a later version is refused and stays as it is", async () => {
  await migrate(database.location);
  await runSql(database.location, `insert into ${table} (hash, created_at) values ('later', 9000000000000)`);
  const before = await countRows(database.location);
  await expect(migrate(database.location)).rejects.toThrow("belongs to a newer version of Touchstone");
  expect(await countRows(database.location)).toEqual(before);
});
