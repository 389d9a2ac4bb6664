import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSqliteHandles, sqliteStore, sqliteWriterFor, type SqliteHandles } from "./client.sqlite";
import { migrate } from "./migrate";
import { setupLinks } from "./schema";
import type { Store } from "./store";
import { openSqlite } from "./open-sqlite";

let folder: string;
let file: string;
let handles: SqliteHandles;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-sqlite-"));
  file = path.join(folder, "touchstone.sqlite");
  await migrate({ file });
  handles = openSqliteHandles(file);
  store = sqliteStore(handles);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const link = (id: string, tokenHash: string) => ({ id, tokenHash, createdAt: 1, expiresAt: 2 });
const insert = (id: string, tokenHash = id) =>
  store.write((tx) => tx.insert(setupLinks).values(link(id, tokenHash)));
const ids = async () => (await store.read.select({ id: setupLinks.id }).from(setupLinks)).map(({ id }) => id);

test("on a full disk a write is refused in plain words, leaves nothing, and the next one works again", async () => {
  await insert("before");
  const pages = handles.writer.pragma("page_count", { simple: true }) as number;
  handles.writer.pragma(`max_page_count = ${pages + 1}`);
  const refused = insert("too-large", "x".repeat(100_000));
  await expect(refused).rejects.toMatchObject({ reason: "disk_full" });
  handles.writer.pragma(`max_page_count = ${pages + 1_000}`);
  await insert("after");
  expect((await ids()).sort()).toEqual(["after", "before"]);
});

test("while another program holds the file a write waits, and the event loop goes on", async () => {
  const other = openSqlite(file);
  other.exec("BEGIN IMMEDIATE");
  let done = false;
  const waiting = insert("waited").then(() => (done = true));
  await sleep(30);
  expect(done).toBe(false);
  other.exec("COMMIT");
  other.close();
  await waiting;
  expect(await ids()).toEqual(["waited"]);
});

test("while another program holds the file a library's write waits as well", async () => {
  const library = sqliteWriterFor(handles) as Store["read"];
  const other = openSqlite(file);
  other.exec("BEGIN IMMEDIATE");
  const waiting = Promise.resolve(library.insert(setupLinks).values(link("waited", "waited")));
  await sleep(30);
  other.exec("COMMIT");
  other.close();
  await waiting;
  expect(await ids()).toEqual(["waited"]);
});

test("a body that awaits something else than the database is rolled back", async () => {
  const slow = store.write(async (tx) => {
    await tx.insert(setupLinks).values(link("a", "a"));
    await sleep(5);
  });
  await expect(slow).rejects.toThrow("awaited something");
  expect(await ids()).toEqual([]);
});
