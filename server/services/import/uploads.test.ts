import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedUploadsOf } from "@/testing/stored-folders";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { newSecret } from "@/server/ids";
import { dropOldUploads } from "./internal/drop-old-uploads";
import { storeUpload } from "./store-upload";
import { dropUploads, openUpload, requireUploads, withUploads } from "./stored-uploads";
import { folderFiles as files } from "@/server/files/folder-files";
import { log } from "@/server/log";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-uploads-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

// Uploads ask a scope for no more than its project; what makes one is tested with the database.
const scopeOf = (projectId: string) => ({ projectId }) as OrganizeScope;
const scope = scopeOf("project-1");
const store = (content: string) =>
  storeUpload({ newSecret, files }, scope, "pairs.tsv", Readable.from([Buffer.from(content)]));

test("an upload can be read as often as needed, and is gone once it is dropped", async () => {
  const { uploadId, bytes } = await store("a\tb\n");
  expect(bytes).toBe(4);
  const upload = { uploadId, fileName: "pairs.tsv" };
  await withUploads({ files }, scope, [upload], async ([file]) => {
    for (let time = 0; time < 2; time += 1)
      expect(await text(Readable.from(file?.open() ?? []))).toBe("a\tb\n");
  });
  await dropUploads({ files, log }, scope, [upload]);
  await expect(openUpload({ files }, scope, upload)).rejects.toThrow(/Upload it again/);
});

test("an upload of another project, or a path out of the folder, is not found", async () => {
  const { uploadId } = await store("a\tb\n");
  const required = (of: OrganizeScope, id: string) =>
    requireUploads({ files }, of, [{ uploadId: id, fileName: "pairs.tsv" }]);
  await required(scope, uploadId);
  await expect(required(scopeOf("project-2"), uploadId)).rejects.toThrow(/not here/);
  await expect(required(scope, `../project-1/${uploadId}`)).rejects.toThrow(/not here/);
});

test("a file that is too large is refused as it arrives and leaves nothing", async () => {
  vi.stubEnv("TOUCHSTONE_MAX_UPLOAD_MB", "1");
  await expect(store("x".repeat(1024 * 1024 + 1))).rejects.toMatchObject({
    reason: "file_too_large",
    details: { limitMegabytes: 1 },
  });
  expect(readdirSync(folder, { recursive: true })).toEqual(["work"]);
});

test("uploads nobody came back to for a day are removed, younger ones are not", async () => {
  const old = path.join(storedUploadsOf("project-1"), (await store("old")).uploadId);
  const young = path.join(storedUploadsOf("project-1"), (await store("young")).uploadId);
  const now = Date.now();
  utimesSync(old, now / 1000, now / 1000 - 25 * 60 * 60);
  await dropOldUploads({ files, now: () => now });
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
});
