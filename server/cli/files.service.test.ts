import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { engine } from "@/db/engine";
import type { FileStore } from "@/server/files/file-store";
import { requireCopiedFiles } from "@/server/services/copy/copy-files";
import { restoreCopy } from "@/server/services/copy/restore-copy";
import { settleRestored } from "@/server/services/copy/settle-restored";
import { writeCopy } from "@/server/services/copy/write-copy";
import { freshDatabase } from "@/testing/world/database";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject } from "@/testing/world/world";
import type { StorageStandIn } from "@/testing/storage/stand-in";
import { useStorage } from "@/testing/storage/use-storage";
import { addFiles } from "./files";
import { runCliCommand } from "./testing";

const database = databasePerTest();
let folder: string;
let files: FileStore;
let storage: StorageStandIn;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-copied-"));
  vi.stubEnv("TOUCHSTONE_DATA", inFolder("data"));
  ({ files, storage } = await useStorage());
});
afterEach(async () => {
  await storage.stop();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const inFolder = (...names: string[]) => path.join(folder, ...names);

const kept = {
  "images/p/one": "a picture",
  "releases/p/v1/gold.csv": "item,value\n",
  "uploads/p/u": "an upload",
  "jobs/j/result.txt": "a result",
};

function write(contents: Record<string, string>, ...place: string[]): void {
  for (const [name, text] of Object.entries(contents)) {
    mkdirSync(path.dirname(inFolder(...place, name)), { recursive: true });
    writeFileSync(inFolder(...place, name), text);
  }
}

const inBucket = () =>
  Object.fromEntries(
    [...storage.objects].map(([key, { bytes }]) => [key.slice("of/one/".length), bytes.toString("utf8")]),
  );

async function copy(...words: string[]): Promise<unknown> {
  const { code, out, errors } = await runCliCommand(addFiles, ["files", "copy", "--json", ...words]);
  return code === 0 ? JSON.parse(out) : errors;
}

test("files of the data folder are copied once, then only what is new", async () => {
  write(kept, "data");
  write({ "session-secret": "a secret", "touchstone.sqlite": "rows" }, "data");
  await expect(requireCopiedFiles(files)).rejects.toThrow("Copy them first: touchstone files copy");
  const to = "s3://touchstone-tests/of/one/";
  expect(await copy()).toEqual({ from: inFolder("data"), to, copied: 4, bytes: 37, present: 0 });
  expect(inBucket()).toEqual(kept);
  await requireCopiedFiles(files);
  expect(await copy()).toMatchObject({ copied: 0, bytes: 0, present: 4 });
  write({ "images/p/two": "another", "releases/p/v1/gold.csv": "item,valid\n" }, "data");
  const later = Date.now() / 1000 + 10;
  utimesSync(inFolder("data", "releases/p/v1/gold.csv"), later, later);
  expect(await copy()).toMatchObject({ copied: 2, present: 3 });
  expect(inBucket()).toEqual({
    ...kept,
    "images/p/two": "another",
    "releases/p/v1/gold.csv": "item,valid\n",
  });
  vi.stubEnv("TOUCHSTONE_DATA", inFolder("back"));
  expect(await copy("--back")).toMatchObject({ from: to, to: inFolder("back"), copied: 5 });
  expect(readFileSync(inFolder("back", "images/p/two"), "utf8")).toBe("another");
});

test("without a storage nothing is copied, and with an unknown bucket neither", async () => {
  write(kept, "data");
  vi.stubEnv("TOUCHSTONE_S3_BUCKET", "nobody");
  const { error } = await runCliCommand(addFiles, ["files", "copy"]);
  expect(error).toMatchObject({ message: expect.stringContaining("The bucket nobody does not exist") });
  for (const name of ["BUCKET", "ENDPOINT", "PREFIX"]) vi.stubEnv(`TOUCHSTONE_S3_${name}`, "");
  expect((await runCliCommand(addFiles, ["files", "copy"])).error).toMatchObject({ reason: "conflict" });
});

test("a dump takes the storage's files along, and a load puts them in place of those there", async () => {
  for (const [name, text] of Object.entries(kept)) {
    await files.put(
      name,
      (async function* () {
        yield Buffer.from(text);
      })(),
    );
  }
  await makeProject(database.store, { items: 4, annotators: 2 });
  const now = () => Date.UTC(2026, 0, 5, 9);
  const place = inFolder("one.zip");
  const { files: copied } = await writeCopy({ now, files }, { kind: "dump", place, from: database });
  expect(Object.keys(copied).filter((name) => name.startsWith("files/"))).toHaveLength(4);
  await files.put(
    "images/p/later",
    (async function* () {
      yield Buffer.from("made later");
    })(),
  );
  vi.stubEnv("TOUCHSTONE_DATA", inFolder("other"));
  const target = engine === "sqlite" ? null : await freshDatabase();
  await target?.store.close();
  const location = target?.location ?? { file: inFolder("other", "touchstone.sqlite") };
  const load = { kind: "dump" as const, place, location };
  await expect(restoreCopy({ ...load, replace: false })).rejects.toThrow(
    "s3://touchstone-tests/of/one/ is not empty",
  );
  await restoreCopy({ ...load, replace: true });
  expect(inBucket()).toEqual(kept);
  expect(existsSync(inFolder("other", "images"))).toBe(false);
  await target?.remove().catch(() => undefined);
});

test("a load that the storage interrupts is finished by the next start", async () => {
  await files.put(
    "images/p/before",
    (async function* () {
      yield Buffer.from("before");
    })(),
  );
  write(kept, "data", "restore-staged");
  renameSync(inFolder("data", "restore-staged"), inFolder("data", "restore-ready"));
  storage.breakBy((verb, key) => (verb === "put" && key.endsWith("gold.csv") ? "AccessDenied" : null));
  await expect(settleRestored(files, inFolder("data"))).rejects.toThrow("The key may not use the bucket");
  storage.breakBy(() => null);
  await settleRestored(files, inFolder("data"));
  expect(inBucket()).toEqual(kept);
  expect(existsSync(inFolder("data", "restore-ready"))).toBe(false);
});
