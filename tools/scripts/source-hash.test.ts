import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashSources } from "./source-hash.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "touchstone-sources-"));
  mkdirSync(join(folder, "app", "work"), { recursive: true });
  writeFileSync(join(folder, "app", "work", "page.tsx"), "one");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the same sources have the same hash", () => {
  expect(hashSources(folder)).toBe(hashSources(folder));
});

test("a changed, a moved and a new source each change the hash", () => {
  const hashes = [hashSources(folder)];
  writeFileSync(join(folder, "app", "work", "page.tsx"), "two");
  hashes.push(hashSources(folder));
  renameSync(join(folder, "app", "work"), join(folder, "app", "rest"));
  hashes.push(hashSources(folder));
  writeFileSync(join(folder, "next.config.mjs"), "");
  hashes.push(hashSources(folder));
  expect(new Set(hashes).size).toBe(4);
});

test("a test beside the sources and a file elsewhere leave the hash as it is", () => {
  const before = hashSources(folder);
  writeFileSync(join(folder, "app", "work", "page.test.tsx"), "");
  writeFileSync(join(folder, "README.md"), "");
  expect(hashSources(folder)).toBe(before);
});
