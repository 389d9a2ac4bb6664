import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projects } from "@/db/schema";
import { openHandles, storeOver } from "./client";
import { openReadingThread, type ReadingThread } from "./reading-thread";
import type { Store } from "./store";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";

const database = databasePerTest();
let thread: ReadingThread;
let store: Store;

beforeEach(() => {
  const { location } = database;
  if (!("file" in location)) throw new Error("This test is about SQLite.");
  thread = openReadingThread(location.file);
  store = storeOver({ ...openHandles(location), readingThread: thread } as ReturnType<typeof openHandles>);
});
afterEach(async () => {
  await store.close();
});

/** Takes SQLite some tenths of a second, which on the event loop would be a standstill. */
const longSelect =
  "with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select max(i) from n";

test("screens read the same rows as everybody, with what was just committed", async () => {
  const { projectId } = await makeProject(store, { items: 3 });
  const name = (db: Store["read"]) =>
    db
      .select({ settings: projects.settings, name: projects.name })
      .from(projects)
      .where(eq(projects.id, projectId));
  expect(await name(store.aside)).toEqual(await name(store.read));
  await store.write((tx) => tx.update(projects).set({ name: "Renamed" }).where(eq(projects.id, projectId)));
  expect((await name(store.aside))[0]?.name).toBe("Renamed");
  expect(await store.aside.select().from(projects).where(eq(projects.id, "nobody"))).toEqual([]);
});

test("the event loop goes on while a screen's select takes long", async () => {
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const answer = await thread.run(longSelect, [], "all");
  clearInterval(counting);
  expect(answer.rows).toEqual([[3_000_000]]);
  expect(turns).toBeGreaterThan(5);
});

test("a select that fails is refused alone, and nothing can be written", async () => {
  await expect(thread.run("select name from nowhere", [], "all")).rejects.toThrow(/no such table/);
  await expect(thread.run("delete from projects returning id", [], "all")).rejects.toThrow(/readonly/);
  expect((await thread.run("select 1", [], "all")).rows).toEqual([[1]]);
});

test("a thread that ended fails what it had been asked, and the next question begins another", async () => {
  const asked = thread.run(longSelect, [], "all");
  const refused = expect(asked).rejects.toThrow("has ended");
  await thread.close();
  await refused;
  expect((await thread.run("select 1", [], "all")).rows).toEqual([[1]]);
});
