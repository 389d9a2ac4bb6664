import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StandInFault, StandInVerb, StorageStandIn } from "@/testing/storage/stand-in";
import { nameStorage, useStorage } from "@/testing/storage/use-storage";
import type { FileStore } from "../file-store";
import { openFiles } from "../open-files";
import { requireStorage } from "../require-storage";
import { sharedFiles } from "../shared-files";
import { storedBytes } from "../stored-content";

let folder: string;
let files: FileStore;
let storage: StorageStandIn;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-storage-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
  ({ files, storage } = await useStorage());
});
afterEach(async () => {
  await storage.stop();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const long = Buffer.alloc(20_000_000, "0123456789");
const put = (name: string, bytes: Uint8Array = long) => files.put(name, Readable.from([bytes]));

/** Lets the first so many requests of a kind meet a fault. */
function breakFirst(verb: StandInVerb, fault: StandInFault, count: number): void {
  let left = count;
  storage.breakBy((asked) => {
    if (asked !== verb || left === 0) return null;
    left -= 1;
    return fault;
  });
}

async function started(change: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(change)) vi.stubEnv(name, value);
  const opened = await openFiles();
  return requireStorage(opened).then(
    () => "started",
    (error: Error) => error.message,
  );
}

test("a server whose storage works starts, and leaves nothing in it", async () => {
  expect(await started({})).toBe("started");
  expect([...storage.objects.keys()]).toEqual([]);
});

test.each([
  [
    "the bucket is missing",
    { TOUCHSTONE_S3_BUCKET: "nobody" },
    "The bucket nobody does not exist at http://127.0.0.1",
  ],
  [
    "the key's secret is wrong",
    { AWS_SECRET_ACCESS_KEY: "wrong" },
    "does not accept the key. Correct AWS_ACCESS_KEY_ID",
  ],
  [
    "the key is unknown",
    { AWS_ACCESS_KEY_ID: "NOBODY" },
    "does not accept the key. Correct AWS_ACCESS_KEY_ID",
  ],
  [
    "nobody listens",
    { TOUCHSTONE_S3_ENDPOINT: "http://127.0.0.1:9" },
    "The file storage does not answer right now",
  ],
])("where %s, the server does not start and says what to do", async (_case, change, sentence) => {
  expect(await started(change)).toContain(sentence);
});

test.each(["put", "get", "list", "delete"] as const)(
  "a key that may not %s is told what it needs",
  async (verb) => {
    breakFirst(verb, "AccessDenied", 1);
    expect(await started({})).toBe(
      `The key may not use the bucket touchstone-tests. Allow it s3:GetObject, s3:PutObject, s3:DeleteObject, ` +
        `s3:AbortMultipartUpload and, on the bucket, s3:ListBucket.`,
    );
  },
);

test("a storage that was not opened is not mistaken for the data folder", () => {
  expect(sharedFiles()).toBe(files);
  nameStorage("http://127.0.0.1:9");
  expect(() => sharedFiles()).toThrow("has not opened the file storage");
});

test.each(["cut", "unavailable"] as const)(
  "an upload whose requests are %s twice gets through",
  async (fault) => {
    for (const verb of ["begin", "part", "complete"] as const) {
      breakFirst(verb, fault, 2);
      await put(`uploads/p/${verb}`);
      expect((await storedBytes(files, `uploads/p/${verb}`)).equals(long)).toBe(true);
    }
    expect(storage.begun.size).toBe(0);
  },
);

test.each(["part", "complete"] as const)(
  "an upload that is cut at every %s ends as busy, and its parts are given up",
  async (verb) => {
    breakFirst(verb, "cut", Infinity);
    await expect(put("uploads/p/one")).rejects.toMatchObject({ reason: "busy" });
    expect([storage.objects.size, storage.begun.size]).toEqual([0, 0]);
  },
);

test("a download that is cut in the middle goes on from there, and is whole", async () => {
  await put("uploads/p/one");
  breakFirst("get", "cut-in-body", 3);
  expect((await storedBytes(files, "uploads/p/one")).equals(long)).toBe(true);
});

test("a download whose rest cannot be had ends with an error, not as a shorter file", async () => {
  await put("uploads/p/one");
  let gets = 0;
  storage.breakBy((verb) => {
    if (verb !== "get") return null;
    gets += 1;
    return gets === 1 ? "cut-in-body" : "cut";
  });
  await expect(storedBytes(files, "uploads/p/one")).rejects.toMatchObject({ reason: "busy" });
  gets = 0;
  await expect(files.pathOf("uploads/p/one", folder)).rejects.toMatchObject({ reason: "busy" });
});

test("a file that is replaced while it is read is not put together of two", async () => {
  await put("uploads/p/one");
  storage.breakBy((verb) => (verb === "get" ? "cut-in-body" : null));
  const opened = await files.open("uploads/p/one");
  storage.breakBy(() => null);
  await put("uploads/p/one", Buffer.alloc(20_000_000, "x"));
  await expect(opened?.stream.toArray()).rejects.toThrow("PreconditionFailed");
});

test("whoever stops reading lets the connection go", async () => {
  await put("uploads/p/one");
  const opened = await files.open("uploads/p/one");
  for await (const _chunk of opened?.stream ?? []) break;
  expect(opened?.stream.destroyed).toBe(true);
  await put("uploads/p/two", Buffer.from("x"));
  // Connections that wait for the next request are kept; the one that was read from is not among them.
  await expect.poll(() => storage.connections()).toBeLessThanOrEqual(2);
});

test("a refusal that nobody foresaw is told with what the storage said", async () => {
  breakFirst("put", "InvalidRequest", 1);
  await expect(put("uploads/p/one", Buffer.from("x"))).rejects.toThrow(
    "The file storage refused a request for the bucket touchstone-tests (400 InvalidRequest: InvalidRequest).",
  );
});
