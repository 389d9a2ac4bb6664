import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const known = execFileSync(process.execPath, ["--v8-options"], { encoding: "utf8" });
const optionsIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8").match(/--(?:heap|max-semi)[a-z-]+/g) ?? [];

test("this Node knows every setting of the heap, in whatever file it is set", () => {
  const files = [
    "tight-heap.mjs",
    "../../package.json",
    "../../deploy/Dockerfile",
    "../../deploy/touchstone.service",
  ];
  for (const file of files) {
    const options = optionsIn(file);
    expect(options, file).not.toEqual([]);
    for (const option of options) expect(known).toContain(`  ${option} (`);
  }
});
