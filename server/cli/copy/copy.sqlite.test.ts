import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdFolder } from "@/db/hold-folder";
import { migrate } from "@/db/migrate";
import { openSqlite } from "@/db/open-sqlite";
import { responses } from "@/db/schema";
import { whileAtWork } from "@/testing/crowd/while-at-work";
import { openFile } from "@/testing/world/database";
import { violations } from "@/testing/world/invariants";
import { makeProject } from "@/testing/world/world";

let folder: string;
const file = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-copy-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Ended {
  code: unknown;
  out: string;
  errors: string;
}

/** Runs `touchstone` with these words on a data folder of the test's own. */
function touchstone(data: string, ...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.resolve("server/cli/bin.mjs"), ...words],
      { env: { ...process.env, DATABASE_URL: "", TOUCHSTONE_DATA: file(data) } },
      (error, out, errors) => resolve({ code: error?.code ?? 0, out, errors }),
    );
  });
}

const databaseOf = (data: string) => file(data, "touchstone.sqlite");

async function madeStore(data: string) {
  await migrate({ file: databaseOf(data) });
  return openFile(databaseOf(data));
}

test("a backup made while people work has all that was answered before, and is restored", async () => {
  const store = await madeStore("data");
  mkdirSync(file("data", "images", "p"), { recursive: true });
  writeFileSync(file("data", "images", "p", "one"), "a picture");
  const settings = { payPerHitMinor: 20, composition: "dynamic" as const };
  const world = await makeProject(store, { items: 6_000, gold: 90, overlap: 9, annotators: 64, settings });
  const plan = { ...world, actors: world.annotators, steps: 0, acts: 0, seed: 3 };
  const { found, answeredBefore, answeredMeanwhile } = await whileAtWork(store, plan, () =>
    touchstone("data", "backup", file("copy.zip")),
  );
  await store.close();
  expect(found).toMatchObject({ code: 0, errors: "", out: expect.stringContaining("Wrote") });
  expect(answeredMeanwhile).toBeGreaterThan(0);
  expect(readdirSync(folder).sort()).toEqual(["copy.zip", "data"]);

  const restored = await touchstone("other", "restore", file("copy.zip"), "--json");
  expect(restored.code).toBe(0);
  const { rows } = JSON.parse(restored.out) as { rows: { judgments: number } };
  const copy = openFile(databaseOf("other"));
  const kept = new Set((await copy.read.select().from(responses)).map(({ assignmentId }) => assignmentId));
  expect(answeredBefore.filter((id) => !kept.has(id))).toEqual([]);
  expect(rows.judgments).toBeGreaterThan(0);
  expect(await violations(copy.read, world.projectId)).toEqual([]);
  await copy.close();
  expect(readFileSync(file("other", "images", "p", "one"), "utf8")).toBe("a picture");
});

test("a backup is refused where something is, a server runs, or the database is newer", async () => {
  const store = await madeStore("data");
  await makeProject(store, { items: 4 });
  await store.close();
  expect((await touchstone("none", "backup", file("none.zip"))).errors).toContain("There is no database");
  expect((await touchstone("data", "backup", file("nowhere", "x.zip"))).errors).toContain(
    "There is no folder",
  );
  await touchstone("data", "backup", file("copy.zip"));
  expect(await touchstone("data", "backup", file("copy.zip"))).toMatchObject({
    code: 1,
    errors: expect.stringContaining("exists already. Choose another name."),
  });
  expect((await touchstone("data", "restore", file("copy.zip"))).errors).toContain("is not empty");
  expect((await touchstone("data", "load", file("copy.zip"))).errors).toContain(
    "Use touchstone restore copy.zip.",
  );
  const letGo = holdFolder(file("data"));
  expect((await touchstone("data", "restore", file("copy.zip"), "--replace")).errors).toContain(
    "Another server",
  );
  letGo();

  const newer = openSqlite(databaseOf("data"));
  newer.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
  newer.close();
  await touchstone("data", "backup", file("newer.zip"));
  const refused = await touchstone("other", "restore", file("newer.zip"));
  expect(refused).toMatchObject({
    code: 1,
    errors: expect.stringContaining("a newer version of Touchstone"),
  });
  expect(existsSync(databaseOf("other"))).toBe(false);
});

test("a restoring that was cut short is finished where all of it was there, and else has changed nothing", async () => {
  const store = await madeStore("data");
  await makeProject(store, { items: 4 });
  await store.close();
  await touchstone("data", "backup", file("copy.zip"));
  await touchstone("other", "restore", file("copy.zip"));

  mkdirSync(file("data", "restore-staged", "releases"), { recursive: true });
  writeFileSync(file("data", "restore-staged", "touchstone.sqlite"), "half a database");
  expect((await touchstone("data", "project", "list")).out).toContain("live");

  const fresh = await madeStore("ready");
  await fresh.close();
  expect((await touchstone("ready", "project", "list")).out).not.toContain("live");
  mkdirSync(file("ready", "restore-ready", "releases"), { recursive: true });
  writeFileSync(file("ready", "restore-ready", "touchstone.sqlite"), readFileSync(databaseOf("other")));
  expect((await touchstone("ready", "project", "list")).out).toContain("live");
  expect(existsSync(file("ready", "restore-ready"))).toBe(false);
});
