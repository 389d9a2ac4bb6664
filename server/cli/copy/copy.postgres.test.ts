import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { projects } from "@/db/schema";
import { answerAndSubmitHit } from "@/testing/answer-and-submit-hit";
import { copiedRows } from "@/testing/copied-rows";
import { makeOrganizer } from "@/testing/organizer";
import { freshDatabase } from "@/testing/world/database";
import { makeProject } from "@/testing/world/world";

const folder = mkdtempSync(path.join(tmpdir(), "touchstone-engines-test-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

/** Runs `touchstone` on a database and a data folder. @returns what it wrote */
function touchstone(databaseUrl: string, data: string, ...words: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.resolve("server/cli/bin.mjs"), ...words],
      { env: { ...process.env, DATABASE_URL: databaseUrl, TOUCHSTONE_DATA: file(data) } },
      (_error, out, errors) => resolve(out + errors),
    );
  });
}

async function urlOfFresh() {
  const { location, store, remove } = await freshDatabase();
  return { url: "databaseUrl" in location ? location.databaseUrl : "", store, remove };
}

function expectSameFiles(one: string, other: string): void {
  const names = readdirSync(file(one)).sort();
  expect(names).toContain("protocol.yaml");
  expect(readdirSync(file(other)).sort()).toEqual(names);
  const differing = names.filter(
    (name) => !readFileSync(file(`${one}/${name}`)).equals(readFileSync(file(`${other}/${name}`))),
  );
  expect(differing).toEqual([]);
}

test("rows go from PostgreSQL to SQLite and back and are the same, and so is every byte of a release", async () => {
  const first = await urlOfFresh();
  const world = await makeProject(first.store, {
    items: 30,
    gold: 6,
    annotators: 4,
    settings: { payPerHitMinor: 20 },
  });
  for (const annotator of world.annotators) await answerAndSubmitHit(world.deps, annotator, 4);
  await makeOrganizer(first.store);
  expect(await touchstone(first.url, "first", "dump", file("first.zip"))).toContain("from PostgreSQL");
  expect(await touchstone("", "second", "load", file("first.zip"))).toContain("Restored 1 project");
  expect(await touchstone("", "second", "dump", file("second.zip"))).toContain("from SQLite");
  await touchstone("", "second", "release", world.slug, "--out", file("of-sqlite"));
  const third = await urlOfFresh();
  await third.store.close();
  expect(await touchstone(third.url, "third", "load", file("second.zip"))).toContain("Restored 1 project");
  expect(await touchstone(third.url, "third", "dump", file("third.zip"))).toContain("from PostgreSQL");
  await touchstone(third.url, "third", "release", world.slug, "--out", file("of-postgres"));
  expectSameFiles("of-sqlite", "of-postgres");
  const rows = await copiedRows(file("first.zip"));
  expect(rows.judgments?.length).toBeGreaterThan(16);
  expect(await copiedRows(file("second.zip"))).toEqual(rows);
  expect(await copiedRows(file("third.zip"))).toEqual(rows);

  await touchstone("", "second", "backup", file("sqlite.zip"));
  expect(await touchstone(third.url, "third", "restore", file("sqlite.zip"), "--replace")).toContain(
    "is a backup of SQLite",
  );
  expect(await touchstone(first.url, "first", "backup", file("postgres.zip"))).toContain("from PostgreSQL");
  await first.store.read.select().from(projects);
  expect(await touchstone(first.url, "first", "restore", file("postgres.zip"), "--replace")).toContain(
    "Another program is using this database",
  );
  await first.store.close();
  expect(await touchstone(first.url, "first", "restore", file("postgres.zip"), "--replace")).toContain(
    "Restored",
  );
  await touchstone(first.url, "first", "dump", file("again.zip"));
  expect(await copiedRows(file("again.zip"))).toEqual(rows);
  await first.remove().catch(() => undefined);
  await third.remove().catch(() => undefined);
});
