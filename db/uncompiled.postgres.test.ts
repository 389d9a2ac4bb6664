import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rawRows } from "./raw-rows";
import { databasePerTest } from "@/testing/world/database-hooks";

const database = databasePerTest();

test("no connection lets PostgreSQL compile what it is asked", async () => {
  const asked = () => rawRows(database.store.read, sql`show jit`);
  const answers = await Promise.all(Array.from({ length: 12 }, asked));
  expect(new Set(answers.flat(2))).toEqual(new Set(["off"]));
});
