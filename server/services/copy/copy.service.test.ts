import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DatabaseLocation } from "@/db/client";
import { openHandles, storeOver } from "@/db/client";
import { engine } from "@/db/engine";
import { items, responses } from "@/db/schema";
import type { Store } from "@/db/store";
import { copiedRows } from "@/testing/copied-rows";
import { whileAtWork } from "@/testing/crowd/while-at-work";
import { makeOrganizer } from "@/testing/organizer";
import { freshDatabase } from "@/testing/world/database";
import { databasePerTest } from "@/testing/world/database-hooks";
import { violations } from "@/testing/world/invariants";
import { makeProject } from "@/testing/world/world";
import { restoreCopy } from "./restore-copy";
import { folderFiles } from "@/server/files/folder-files";
import { writeCopy } from "./write-copy";

const database = databasePerTest();
let folder: string;
const file = (...names: string[]) => path.join(folder, ...names);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-copy-test-"));
  vi.stubEnv("TOUCHSTONE_DATA", file("data"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const now = () => Date.UTC(2026, 0, 5, 9);
const dump = (store: Store, place: string) =>
  writeCopy({ now, files: folderFiles }, { kind: "dump", place, from: { store } });

/** Another database on the engine of this run, with nothing in it, and a data folder of its own. */
async function emptyPlace(name: string) {
  vi.stubEnv("TOUCHSTONE_DATA", file(name));
  if (engine === "sqlite") {
    return { location: { file: file(name, "touchstone.sqlite") }, remove: async () => undefined };
  }
  const { location, store, remove } = await freshDatabase();
  await store.close();
  return { location, remove: () => remove().catch(() => undefined) };
}

async function reading<T>(location: DatabaseLocation, read: (store: Store) => Promise<T>): Promise<T> {
  const store = storeOver(openHandles(location));
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}

function putDataFiles(): void {
  for (const [name, text] of Object.entries({
    "images/p/one": "a picture",
    "releases/p/v1/gold.csv": "item,value\n",
    "uploads/p/u": "an upload",
    "jobs/j/result.txt": "a result",
    "session-secret": "a secret",
    "server-address": "http://localhost:1",
  })) {
    mkdirSync(path.dirname(file("data", name)), { recursive: true });
    writeFileSync(file("data", name), text);
  }
}

test("what is dumped while people work is whole, consistent, and has all that was answered before", async () => {
  const { store } = database;
  putDataFiles();
  await makeOrganizer(store);
  const settings = { payPerHitMinor: 20, composition: "dynamic" as const, repeatShare: 0.1 };
  const world = await makeProject(store, { items: 900, gold: 90, overlap: 4, annotators: 16, settings });
  const odd = await makeProject(store, { items: 1, state: "draft" });
  await store.write((tx) =>
    tx
      .update(items)
      .set({
        textA: 'Zeichen: "é" \u2028 \\ ,\n\r\t 😀',
        content: { b: 1, a: [null, 0.1, "x"] },
        referenceScore: 0.1 + 0.2,
      })
      .where(eq(items.id, odd.itemIds[0] ?? "")),
  );
  const plan = { ...world, actors: world.annotators, steps: 0, acts: 0, seed: 5 };
  const { answeredBefore, answeredMeanwhile, found } = await whileAtWork(store, plan, () =>
    dump(store, file("one.zip")),
  );
  expect(answeredMeanwhile).toBeGreaterThan(0);
  expect(found.rows.judgments).toBeGreaterThan(answeredBefore.length);

  const place = await emptyPlace("other");
  const restored = await restoreCopy({ kind: "dump", place: file("one.zip"), replace: false, ...place });
  expect(restored).toEqual(found);
  await reading(place.location, async (copy) => {
    const kept = new Set((await copy.read.select().from(responses)).map(({ assignmentId }) => assignmentId));
    expect(answeredBefore.filter((id) => !kept.has(id))).toEqual([]);
    expect(await violations(copy.read, world.projectId)).toEqual([]);
    await dump(copy, file("two.zip"));
  });
  expect(await copiedRows(file("two.zip"))).toEqual(await copiedRows(file("one.zip")));
  expect(readFileSync(file("other", "releases/p/v1/gold.csv"), "utf8")).toBe("item,value\n");
  expect(readFileSync(file("other", "session-secret"), "utf8")).toBe("a secret");
  expect(existsSync(file("other", "server-address"))).toBe(false);
  await place.remove();
});

test("what is there is replaced only if that was asked for, and whole", async () => {
  putDataFiles();
  const world = await makeProject(database.store, { items: 4, annotators: 2 });
  await dump(database.store, file("one.zip"));
  await makeProject(database.store, { items: 4, annotators: 2 });
  await expect(dump(database.store, file("one.zip"))).rejects.toMatchObject({ reason: "conflict" });
  await dump(database.store, file("later.zip"));

  const place = await emptyPlace("other");
  const later = { kind: "dump" as const, place: file("later.zip"), location: place.location };
  await restoreCopy({ ...later, replace: false });
  writeFileSync(file("other", "releases/p/v2"), "of later");
  await expect(restoreCopy({ ...later, replace: false })).rejects.toMatchObject({
    reason: "conflict",
    message: expect.stringContaining("is not empty. Add --replace"),
  });
  const { rows } = await restoreCopy({ ...later, place: file("one.zip"), replace: true });
  expect(rows.projects).toBe(1);
  expect(existsSync(file("other", "releases/p/v2"))).toBe(false);
  await reading(place.location, async (copy) => {
    expect(await violations(copy.read, world.projectId)).toEqual([]);
    expect(await copy.read.select().from(items)).toHaveLength(4);
  });
  await place.remove();
});

test("a file that is none, not whole, changed, or of another kind or version changes nothing", async () => {
  await makeProject(database.store, { items: 40, annotators: 2 });
  await dump(database.store, file("one.zip"));
  const bytes = readFileSync(file("one.zip"));
  const altered = Buffer.from(bytes);
  const middle = bytes.indexOf("tables/items.jsonl") + 60;
  altered[middle] = (altered[middle] ?? 0) ^ 0xff;
  writeFileSync(file("altered.zip"), altered);
  writeFileSync(file("short.zip"), bytes.subarray(0, bytes.length - 100));
  writeFileSync(file("half.zip"), bytes.subarray(0, bytes.length / 2));
  writeFileSync(file("text.zip"), "item,value\n1,2\n");
  const place = await emptyPlace("other");
  await restoreCopy({ kind: "dump", place: file("one.zip"), replace: false, location: place.location });
  const refusal = async (name: string, kind: "dump" | "backup" = "dump") =>
    restoreCopy({ kind, place: file(name), replace: true, location: place.location }).catch(
      (error: Error) => error.message,
    );
  expect(await refusal("altered.zip")).toContain("altered.zip is damaged or not whole");
  expect(await refusal("short.zip")).toContain(
    "short.zip is no backup or dump of Touchstone, or its end is missing",
  );
  expect(await refusal("half.zip")).toContain(
    "half.zip is no backup or dump of Touchstone, or its end is missing",
  );
  expect(await refusal("text.zip")).toContain("text.zip is no backup or dump of Touchstone");
  expect(await refusal("missing.zip")).toContain("There is no file");
  expect(await refusal("one.zip", "backup")).toContain("one.zip is a dump. Use touchstone load one.zip.");
  expect(existsSync(file("other", "restore-staged"))).toBe(false);
  await reading(place.location, (copy) => dump(copy, file("unchanged.zip")));
  expect(await copiedRows(file("unchanged.zip"))).toEqual(await copiedRows(file("one.zip")));
  await place.remove();
});
