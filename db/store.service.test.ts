import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { uniqueViolation } from "./errors";
import { forUpdate } from "./lock";
import { setupLinks } from "./schema";
import type { Db } from "./store";
import { databasePerTest } from "@/testing/world/database-hooks";

const database = databasePerTest();

const link = (id: string) => ({ id, tokenHash: `hash-${id}`, createdAt: 1_763_700_000_000, expiresAt: 5 });
const idsIn = async (db: Db) =>
  (await db.select({ id: setupLinks.id }).from(setupLinks)).map((row) => row.id);

test("what a transaction wrote is there afterwards, with the same types on both engines", async () => {
  await database.store.write((tx) => tx.insert(setupLinks).values(link("a")));
  const [row] = await database.store.read.select().from(setupLinks);
  expect(row).toEqual({ ...link("a"), usedAt: null, usedByUserId: null });
});

test("a transaction that throws leaves nothing behind", async () => {
  const failed = database.store.write(async (tx) => {
    await tx.insert(setupLinks).values(link("a"));
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await idsIn(database.store.read)).toEqual([]);
});

test("twenty read-change-write transactions at once lose nothing when the row is locked first", async () => {
  const { store } = database;
  await store.write((tx) => tx.insert(setupLinks).values({ ...link("a"), expiresAt: 0 }));
  const addOne = () =>
    store.write(async (tx) => {
      const [row] = await forUpdate(tx.select().from(setupLinks).where(eq(setupLinks.id, "a")));
      await tx
        .update(setupLinks)
        .set({ expiresAt: (row?.expiresAt ?? 0) + 1 })
        .where(eq(setupLinks.id, "a"));
    });
  await Promise.all(Array.from({ length: 20 }, addOne));
  const [row] = await store.read.select().from(setupLinks);
  expect(row?.expiresAt).toBe(20);
});

test("a unique index is reported alike", async () => {
  const insert = () => database.store.write((tx) => tx.insert(setupLinks).values(link("a")));
  await insert();
  const error: unknown = await insert().catch((caught: unknown) => caught);
  expect(uniqueViolation(error)).toBe(true);
});

test("write inside write is refused", async () => {
  const nested = database.store.write(() =>
    database.store.write((tx) => tx.insert(setupLinks).values(link("a"))),
  );
  await expect(nested).rejects.toThrow("write inside write");
});

test("a snapshot does not see what is committed while it reads", async () => {
  const { store } = database;
  await store.write((tx) => tx.insert(setupLinks).values(link("a")));
  const seen = await store.snapshot(async (view) => {
    const before = await idsIn(view);
    await store.write((tx) => tx.insert(setupLinks).values(link("b")));
    return [before, await idsIn(view)];
  });
  expect(seen).toEqual([["a"], ["a"]]);
  expect(await idsIn(store.read)).toHaveLength(2);
});

test("of many transactions at once the ones that throw leave nothing behind and the others stay", async () => {
  const { store } = database;
  const writes = Array.from({ length: 20 }, (_, at) =>
    store.write(async (tx) => {
      await tx.insert(setupLinks).values(link(`id-${at}`));
      if (at % 3 === 0) throw new Error(`no ${at}`);
      return at;
    }),
  );
  const results = await Promise.allSettled(writes);
  expect(results.map(({ status }) => status === "rejected")).toEqual(results.map((_, at) => at % 3 === 0));
  expect(results[3]).toMatchObject({ reason: { message: "no 3" } });
  const kept = results.flatMap((_, at) => (at % 3 === 0 ? [] : [`id-${at}`]));
  expect((await idsIn(store.read)).sort()).toEqual(kept.sort());
});

test("a transaction that was answered can be read from outside, whatever others are still doing", async () => {
  const { store } = database;
  await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      await store.write((tx) => tx.insert(setupLinks).values(link(`id-${at}`)));
      expect(await idsIn(store.read)).toContain(`id-${at}`);
    }),
  );
});
