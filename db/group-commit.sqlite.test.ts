import { afterEach, beforeEach, expect, test } from "vitest";
import { commitGroup, type QueuedWrite, type WriteDoor } from "./group-commit.sqlite";
import { withoutSync } from "./log-sync.sqlite";
import { openSqlite, type SqliteDatabase } from "./open-sqlite";

let writer: SqliteDatabase;
let door: WriteDoor;
let heard: string[];

beforeEach(() => {
  writer = openSqlite(":memory:");
  writer.exec("create table rows (name text)");
  heard = [];
  door = { writer, queue: [], sync: withoutSync, begin: async () => void writer.exec("BEGIN IMMEDIATE") };
});
afterEach(() => writer.close());

const rows = () => writer.prepare("select name from rows").pluck().all();

function inserting(name: string, after: () => void = () => undefined): QueuedWrite {
  const run = async () => {
    writer.prepare("insert into rows values (?)").run(name);
    after();
    return () => heard.push(`${name} ${writer.inTransaction ? "too early" : "done"}`);
  };
  return { run, fail: (error) => heard.push(`${name} ${error instanceof Error ? error.message : ""}`) };
}

test("nobody is told before all of the group is committed", async () => {
  door.queue.push(inserting("a"), inserting("b"));
  await commitGroup(door);
  expect(heard).toEqual(["a done", "b done"]);
  expect(rows()).toEqual(["a", "b"]);
});

test("who comes while the group works joins it", async () => {
  door.queue.push(inserting("a", () => door.queue.push(inserting("b"))));
  await commitGroup(door);
  expect(heard).toEqual(["a done", "b done"]);
});

test("when the whole transaction is lost everybody in it fails and the rest still waits", async () => {
  const loseAll = () => {
    writer.exec("ROLLBACK");
    throw new Error("disk full");
  };
  door.queue.push(inserting("a"), inserting("b", loseAll), inserting("c"));
  await commitGroup(door);
  expect(heard).toEqual(["a disk full", "b disk full"]);
  expect(rows()).toEqual([]);
  await commitGroup(door);
  expect(rows()).toEqual(["c"]);
});

test("when the file stays locked everybody who waits is told", async () => {
  door.queue.push(inserting("a"), inserting("b"));
  await commitGroup({ ...door, begin: () => Promise.reject(new Error("busy")) });
  expect(heard).toEqual(["a busy", "b busy"]);
  expect(door.queue).toEqual([]);
});

test("a group that has worked long enough leaves the rest to the next one", async () => {
  const slow = () => {
    const until = performance.now() + 20;
    while (performance.now() < until);
  };
  door.queue.push(inserting("a", slow), inserting("b"));
  await commitGroup(door);
  expect(heard).toEqual(["a done"]);
  await commitGroup(door);
  expect(heard).toEqual(["a done", "b done"]);
});
