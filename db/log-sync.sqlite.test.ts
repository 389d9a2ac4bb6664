import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSqliteHandles, sqliteStore, sqliteWriterFor, type SqliteHandles } from "./client.sqlite";
import { openLogSync } from "./log-sync.sqlite";
import { migrate } from "./migrate";
import { openSqlite } from "./open-sqlite";
import { askDatabase } from "./queries/answering";
import { setupLinks } from "./schema";
import type { Store } from "./store";

let folder: string;
let file: string;
let handles: SqliteHandles;
let store: Store;
/** What the disk does when it is told to keep what was written. */
let disk: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-sync-"));
  file = path.join(folder, "touchstone.sqlite");
  await migrate({ file });
  disk = async () => undefined;
  handles = { ...openSqliteHandles(file), sync: openLogSync(file, () => disk()) };
  store = sqliteStore(handles);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const link = (id: string) => ({ id, tokenHash: id, createdAt: 1, expiresAt: 2 });
const insert = (id: string) => store.write((tx) => tx.insert(setupLinks).values(link(id)));
const ids = async () => (await store.read.select({ id: setupLinks.id }).from(setupLinks)).map(({ id }) => id);

/** A disk that is told something and does not answer before it may. */
function slowDisk() {
  const answers: ((error?: Error) => void)[] = [];
  disk = () =>
    new Promise((resolve, reject) => {
      answers.push((error) => (error === undefined ? resolve() : reject(error)));
    });
  return answers;
}

/** The files as they are now, which is what a machine that fails later still has once they are on the disk. */
function copyTo(name: string): string {
  const copy = path.join(folder, name, "touchstone.sqlite");
  mkdirSync(path.dirname(copy));
  for (const part of ["", "-wal"])
    if (existsSync(`${file}${part}`)) copyFileSync(`${file}${part}`, `${copy}${part}`);
  return copy;
}

function idsIn(copy: string): Set<unknown> {
  const database = openSqlite(copy);
  const found = database.prepare("select id from setup_links").pluck().all();
  database.close();
  return new Set(found);
}

test("whatever moment a machine fails at, what was answered before is on its disk", async () => {
  // So that logs are taken over into the file and begun anew meanwhile.
  handles.writer.pragma("wal_autocheckpoint = 20");
  let kept = copyTo("0");
  let times = 0;
  disk = async () => {
    const onItsWay = copyTo(`${(times += 1)}`);
    await sleep(1);
    kept = onItsWay;
  };
  const answered: { id: string; kept: string }[] = [];
  const writeSome = async (who: number) => {
    for (let at = 0; at < 15; at += 1) {
      await sleep((who * 7 + at * 5) % 5);
      const id = `${who} ${at}`;
      await insert(id);
      answered.push({ id, kept });
    }
  };
  await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(writeSome));
  expect(answered).toHaveLength(120);
  const onDisk = new Map([...new Set(answered.map((each) => each.kept))].map((copy) => [copy, idsIn(copy)]));
  expect(onDisk.size).toBeGreaterThan(20);
  expect(answered.filter(({ id, kept: copy }) => onDisk.get(copy)?.has(id) !== true)).toEqual([]);
});

test("while the disk writes nobody is told, others wait, and the thread goes on", async () => {
  const answers = slowDisk();
  const told: string[] = [];
  const tell = (id: string) => insert(id).then(() => told.push(id));
  const first = [tell("a"), tell("b")];
  await sleep(20);
  const later = [tell("c"), tell("d")];
  await sleep(20);
  expect(told).toEqual([]);
  expect(answers).toHaveLength(1);
  expect((await ids()).sort()).toEqual(["a", "b"]);
  answers[0]?.();
  await Promise.all(first);
  await sleep(20);
  expect(told).toEqual(["a", "b"]);
  answers[1]?.();
  await Promise.all(later);
  expect((await ids()).sort()).toEqual(["a", "b", "c", "d"]);
});

test("a disk that failed is not written to again, and whoever waited for it is told so", async () => {
  const answers = slowDisk();
  await askDatabase(store);
  const refused = expect(insert("a")).rejects.toThrow("The disk failed.");
  await sleep(20);
  answers[0]?.(new Error("EIO: i/o error, fdatasync"));
  await refused;
  await expect(insert("b")).rejects.toThrow("EIO");
  const library = sqliteWriterFor(handles) as Store["read"];
  await expect((async () => library.insert(setupLinks).values(link("c")))()).rejects.toThrow();
  expect(answers).toHaveLength(1);
  expect(await ids()).toEqual(["a"]);
  // What watches the server hears of it, although it still reads.
  await expect(askDatabase(store)).rejects.toThrow("EIO");
});

test("a library's write waits for the disk, and what it reads does not", async () => {
  const library = sqliteWriterFor(handles) as Store["read"];
  const answers = slowDisk();
  expect(await library.select().from(setupLinks)).toEqual([]);
  expect(answers).toHaveLength(0);
  let isDone = false;
  const writing = (async () => library.insert(setupLinks).values(link("a")))().then(() => (isDone = true));
  await sleep(20);
  expect(isDone).toBe(false);
  answers[0]?.();
  await writing;
});

test("a look that somebody may write down waits until all it saw is on the disk", async () => {
  const answers = slowDisk();
  const writing = insert("a");
  await sleep(20);
  let seen: unknown;
  const looking = store.snapshot((tx) => tx.select().from(setupLinks)).then((rows) => (seen = rows));
  await sleep(20);
  expect(seen).toBeUndefined();
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer();
  await Promise.all([writing, looking]);
  expect(seen).toMatchObject([{ id: "a" }]);
});

test("the log of the file is what is brought to the disk", async () => {
  const real = openLogSync(file);
  await insert("a");
  await real.wait();
  real.close();
  const none = openLogSync(path.join(folder, "none.sqlite"));
  await expect(none.wait()).rejects.toThrow("ENOENT");
  // Nothing was lost: there was nothing.
  none.requireSound();
});
