import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { fileOf, makeDraft } from "@/testing/draft";
import { storedImages } from "@/testing/stored-folders";
import { imageKeys } from "./internal/image-key";
import { readImage, readImageByKey } from "./read-image";
import { placeImages, stageImages } from "./internal/stage-images";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-images-"));
  vi.stubEnv("TOUCHSTONE_DATA", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const png = (last: number) => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, last);

async function storeImages(deps: Deps, { projectId }: OrganizeScope, files: ImportFile[]): Promise<void> {
  await placeImages(deps, projectId, await stageImages(deps, projectId, files));
}

async function draft() {
  const { deps } = testDeps(database.store);
  const { scope } = await makeDraft(deps, { preset: "sts-2013-typed" });
  return { deps, scope };
}

test("a picture is read by its name in its own project, with the type that its bytes tell", async () => {
  const { deps, scope } = await draft();
  const other = await draft();
  await storeImages(deps, scope, [fileOf("1a.jpg", png(1))]);
  const found = await readImage(deps, scope, "1a.jpg");
  expect(found).toMatchObject({ mediaType: "image/png", bytes: png(1) });
  await expect(readImage(other.deps, other.scope, "1a.jpg")).rejects.toMatchObject({ reason: "not_found" });
});

test.each(["../touchstone.sqlite", "..%2Fsecret", "/etc/hostname", "", "1a.jpg/../1a.jpg"])(
  "the name %o leads to no file",
  async (name) => {
    const { deps, scope } = await draft();
    await storeImages(deps, scope, [fileOf("1a.jpg", png(1))]);
    await expect(readImage(deps, scope, name)).rejects.toMatchObject({ reason: "not_found" });
  },
);

test("a picture lies under an id whatever it is called, and takes the place of the one before", async () => {
  const { deps, scope } = await draft();
  await storeImages(deps, scope, [fileOf("../1a.png", png(1))]);
  await storeImages(deps, scope, [fileOf("../1a.png", png(2))]);
  expect((await readImage(deps, scope, "../1a.png")).bytes).toEqual(png(2));
  expect(readdirSync(storedImages(scope.projectId))).toHaveLength(1);
});

test("what is no picture is not kept", async () => {
  const { deps, scope } = await draft();
  const drawing = fileOf("1a.png", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
  await expect(storeImages(deps, scope, [drawing])).rejects.toMatchObject({ reason: "file_refused" });
  await expect(readImage(deps, scope, "1a.png")).rejects.toMatchObject({ reason: "not_found" });
});

test("a picture is found by its key, which is of its project alone and says nothing of its name", async () => {
  const { deps, scope } = await draft();
  const other = await draft();
  const names = ["1a.png", "gold_17.png"];
  await storeImages(deps, scope, [fileOf("1a.png", png(1))]);
  const keyOf = imageKeys(scope.projectId);
  expect(await readImageByKey(deps, scope, keyOf("1a.png"))).toMatchObject({ bytes: png(1) });
  await expect(readImageByKey(deps, scope, keyOf("gold_17.png"))).rejects.toMatchObject({
    reason: "not_found",
  });
  await storeImages(deps, scope, [fileOf("gold_17.png", png(2))]);
  expect(await readImageByKey(deps, scope, keyOf("gold_17.png"))).toMatchObject({ bytes: png(2) });
  for (const name of names) {
    const key = keyOf(name);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(imageKeys(other.scope.projectId)(name)).not.toBe(key);
    await expect(readImageByKey(other.deps, other.scope, key)).rejects.toMatchObject({ reason: "not_found" });
    await expect(readImageByKey(deps, scope, name)).rejects.toMatchObject({ reason: "not_found" });
  }
});
