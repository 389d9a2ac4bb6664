import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setupLinks } from "./schema";
import { databasePerTest } from "@/testing/world/database-hooks";

const database = databasePerTest();
let admin: pg.Client;
beforeEach(async () => {
  admin = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await admin.connect();
});
afterEach(async () => {
  await admin.end();
});

const name = () =>
  "databaseUrl" in database.location ? new URL(database.location.databaseUrl).pathname.slice(1) : "";
/** Ends every connection to the test's database, as a restart or an administrator does. */
const endConnections = () =>
  admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name()]);
const link = (id: string) => ({ id, tokenHash: id, createdAt: 1, expiresAt: 2 });
const ids = async () =>
  (await database.store.read.select({ id: setupLinks.id }).from(setupLinks)).map(({ id }) => id);
const insert = (id: string) => database.store.write((tx) => tx.insert(setupLinks).values(link(id)));
const busy = { name: "DomainError", reason: "busy" };

test("a connection lost inside a transaction is refused as busy, leaves nothing, and the next one works", async () => {
  const lost = database.store.write(async (tx) => {
    await tx.insert(setupLinks).values(link("lost"));
    await endConnections();
    await tx.insert(setupLinks).values(link("after"));
  });
  await expect(lost).rejects.toMatchObject(busy);
  await insert("next");
  expect(await ids()).toEqual(["next"]);
});

test("a connection lost while a transaction does something else ends no process", async () => {
  const lost = database.store.write(async (tx) => {
    await tx.insert(setupLinks).values(link("lost"));
    await endConnections();
    await sleep(50);
  });
  await expect(lost).rejects.toMatchObject(busy);
  const view = database.store.snapshot(async (tx) => {
    await endConnections();
    await sleep(50);
    await tx.select().from(setupLinks);
  });
  await expect(view).rejects.toMatchObject(busy);
  expect(await ids()).toEqual([]);
});

test("connections lost again and again while many write: what was answered is there, and no connection is kept", async () => {
  const answered: string[] = [];
  const refused: unknown[] = [];
  let isOver = false;
  const writer = async (at: number) => {
    for (let n = 0; !isOver; n += 1) {
      const id = `${at}-${n}`;
      await insert(id).then(
        () => answered.push(id),
        (error: unknown) => refused.push(error),
      );
    }
  };
  const writers = Array.from({ length: 20 }, (_, at) => writer(at));
  for (let round = 0; round < 10; round += 1) {
    const before = answered.length;
    await endConnections();
    while (answered.length < before + 20) await sleep(1);
  }
  isOver = true;
  await Promise.all(writers);
  const kept = new Set(await ids());
  expect(answered.filter((id) => !kept.has(id))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  for (const error of refused) expect(error).toMatchObject(busy);
});
