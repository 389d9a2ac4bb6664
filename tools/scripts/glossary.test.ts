import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.mjs";

const folders = ["app", "db", "e2e", "server", "task-types", "testing", "tools"];

/** The names in the last column of the glossary's tables. */
function refusedNames(): string[] {
  const rows = readFileSync(join(root, "docs/glossary.md"), "utf8").split("\n");
  const last = rows.filter((row) => row.startsWith("|")).map((row) => row.split("|").at(-2) ?? "");
  return last.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name));
}

/** @returns the refused names that a text uses as whole words */
const usedIn = (text: string, names: readonly string[]) =>
  names.filter((name) => new RegExp(`\\b${name}\\b`, "u").test(text));

test("no name of the code is one that the glossary has replaced", () => {
  const names = refusedNames();
  expect(names.length).toBeGreaterThan(20);
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(tsx?|mjs)$/.test(name))
      .map((name) => join(folder, name)),
  );
  const used = files.flatMap((file) =>
    usedIn(readFileSync(join(root, file), "utf8"), names).map((name) => `${file}: ${name}`),
  );
  expect(used).toEqual([]);
});

test("a name that has been replaced is found, and one that only holds it is not", () => {
  expect(usedIn("await former(annotator)", ["former"])).toEqual(["former"]);
  expect(usedIn("const performer = 1", ["former"])).toEqual([]);
});
