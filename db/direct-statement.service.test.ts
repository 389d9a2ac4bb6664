import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import { uniqueViolation } from "./errors";
import { items, projects, setupLinks } from "./schema";
import { statement } from "./statement";
import type { Db } from "./store";

const database = databasePerFile();
const { placeholder } = sql;

const projectOf = (db: Db) =>
  db
    .select({
      id: projects.id,
      settings: projects.settings,
      isCounted: projects.isCounted,
      archivedAt: projects.archivedAt,
      items: sql<number>`(select count(*) from ${items} where ${items.projectId} = ${projects.id})`
        .mapWith(Number)
        .as("items"),
      upper: sql<string>`upper(${projects.slug})`.mapWith((slug: string) => slug.toLowerCase()),
    })
    .from(projects)
    .leftJoin(items, sql`false`)
    .where(eq(projects.slug, placeholder("slug")))
    .orderBy(asc(projects.id));
const insertLink = (db: Db) =>
  db
    .insert(setupLinks)
    .values({ id: placeholder("id"), tokenHash: placeholder("hash"), createdAt: 7, expiresAt: 8 })
    .returning({ id: setupLinks.id, usedAt: setupLinks.usedAt, expiresAt: setupLinks.expiresAt });
const useLinks = (db: Db) => db.update(setupLinks).set({ usedAt: sql`${placeholder("at")}` });

test("what passes Drizzle's session by gives the rows that the session gives", async () => {
  const { slug, settings } = await makeProject(database.store, { items: 3 });
  const { read } = database.store;
  const found = await statement<{ slug: string }, object[]>("a", projectOf)(read, { slug });
  expect(found).toEqual(await projectOf(read).prepare("b").execute({ slug }));
  expect(found).toMatchObject([{ settings, isCounted: true, archivedAt: null, items: 3, upper: slug }]);
  expect(await statement<{ slug: string }, object[]>("c", projectOf)(read, { slug: "none" })).toEqual([]);
});

test("it writes within the transaction of its handle, and is gone with it", async () => {
  const insert = statement<{ id: string; hash: string }, object[]>("insert", insertLink);
  const use = statement<{ at: number }, unknown>("use", useLinks);
  const failed = database.store.write(async (tx) => {
    expect(await insert(tx, { id: "a", hash: "a" })).toEqual([{ id: "a", usedAt: null, expiresAt: 8 }]);
    await use(tx, { at: 9 });
    const [row] = await tx.select().from(setupLinks);
    expect(row).toMatchObject({ id: "a", usedAt: 9 });
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  expect(await database.store.read.select().from(setupLinks)).toEqual([]);
});

test("a refusal of the database names the statement and is known by its code", async () => {
  const insert = statement<{ id: string; hash: string }, object[]>("insert", insertLink);
  await database.store.write((tx) => insert(tx, { id: "b", hash: "b" }));
  const again = database.store.write((tx) => insert(tx, { id: "b", hash: "b" }));
  const error: unknown = await again.catch((caught: unknown) => caught);
  expect(uniqueViolation(error)).toBe(true);
  expect(String(error)).toContain('insert into "setup_links"');
});

test("a value that was forgotten is refused", async () => {
  const insert = statement<Record<string, unknown>, object[]>("insert", insertLink);
  await expect(database.store.write((tx) => insert(tx, { id: "c" }))).rejects.toThrow('placeholder "hash"');
});

test("a long text of JSON that comes again is made once, and nobody can change what was made of it", async () => {
  const { slug } = await makeProject(database.store);
  const settingsOf = statement<{ slug: string }, { settings: { hitSize: number } }[]>("kept", projectOf);
  const [one] = await settingsOf(database.store.read, { slug });
  const [again] = await settingsOf(database.store.read, { slug });
  if (one === undefined) throw new Error("The project is there.");
  expect(again?.settings).toBe(one.settings);
  expect(() => (one.settings.hitSize = 1)).toThrow(TypeError);
  const changed = { ...one.settings, hitSize: 7 };
  await database.store.write((tx) =>
    tx
      .update(projects)
      .set({ settings: changed as typeof projects.$inferInsert.settings })
      .where(eq(projects.slug, slug)),
  );
  expect(await settingsOf(database.store.read, { slug })).toMatchObject([{ settings: changed }]);
});
