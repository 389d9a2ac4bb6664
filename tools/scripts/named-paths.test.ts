import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.mjs";

const texts = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

const path = /`((?:app|db|deploy|docs|e2e|public|server|task-types|testing|tools)\/[\w()[\]./-]*)`/g;

/** Paths in a text that lead nowhere. */
const dead = (text: string) =>
  [...text.matchAll(path)].flatMap(([, named = ""]) => (existsSync(join(root, named)) ? [] : [named]));

test.each(texts)("every path that %s names is there", (name) => {
  expect(dead(readFileSync(join(root, name), "utf8"))).toEqual([]);
});

test("a path that leads nowhere is named", () => {
  expect(dead("`server/domain` and `server/nothing/here.ts`")).toEqual(["server/nothing/here.ts"]);
});
