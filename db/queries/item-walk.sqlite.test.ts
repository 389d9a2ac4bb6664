import { afterAll, beforeAll, expect, test } from "vitest";
import { openSqlite, type SqliteDatabase } from "@/db/open-sqlite";
import { databasePerFile } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { contentsAhead } from "./items";
import { itemIdsAhead, itemIdsInParts } from "./item-walk";

const database = databasePerFile();
let plain: SqliteDatabase;
beforeAll(() => {
  if (!("file" in database.location)) throw new Error("This test reads plans of SQLite.");
  plain = openSqlite(database.location.file, { readonly: true });
});
afterAll(() => void plain.close());

test("a walk meets every item of its project once, and none of the projects before and behind", async () => {
  const { store } = database;
  await makeProject(store, { items: 3 });
  const world = await makeProject(store, { items: 7, gold: 2 });
  await makeProject(store, { items: 3 });
  const parts: string[][] = [];
  for await (const part of itemIdsInParts(store.read, world.projectId, 4)) parts.push(part);
  expect(parts.map((part) => part.length)).toEqual([4, 4, 1]);
  expect(parts.flat()).toEqual([...world.itemIds, ...world.goldIds].toSorted());
  const none = await makeProject(store, { items: 0 });
  for await (const part of itemIdsInParts(store.read, none.projectId, 4)) expect(part).toBe("nothing");
});

// Sorted, each part of two million items took most of a second.
test.each([
  ["ids", itemIdsAhead],
  ["contents", contentsAhead],
] as const)("%s of each part are read in order, not found and sorted", (_what, ahead) => {
  const walk = { projectId: "p", after: "a", last: "z" };
  const asked = ahead(database.store.read, walk, 10) as unknown as { toSQL: () => { sql: string } };
  const { sql: query } = asked.toSQL();
  const steps = plain
    .prepare(`explain query plan ${query}`)
    .all(...Array.from(query.matchAll(/\?/g), () => null)) as { detail: string }[];
  const details = steps.map(({ detail }) => detail);
  expect(details[0]).toMatch(/^SEARCH items USING .*\(id>\? AND id<\?\)$/);
  expect(details.filter((detail) => detail.includes("TEMP B-TREE"))).toEqual([]);
});
