import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { compileEntries } from "./compile.mjs";
import { compiledFrom } from "./compiled-from.mjs";
import { serverEntries } from "./entries.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
// Packages are found from there, as from the folder in which programs lie.
const parent = mkdtempSync(path.join(root, "node_modules", ".compile-test-"));
afterAll(() => rmSync(parent, { recursive: true }));

/** Each bundled module stands below a line with its path. Those of packages change with package-lock.json. */
const modulesIn = (folder: string) =>
  readdirSync(folder)
    .flatMap((name) => [
      ...readFileSync(path.join(folder, name), "utf8").matchAll(/^\/\/ ([\w./-]+\.(?:ts|mjs|json))$/gm),
    ])
    .flatMap(([, module = ""]) => (module.startsWith("node_modules/") ? [] : [module]));

test("each program is compiled, from files whose every change makes it anew", async () => {
  const folder = path.join(parent, "all", "programs");
  await compileEntries(root, folder);
  for (const name of Object.keys(serverEntries)) {
    expect(existsSync(path.join(folder, `${name}.mjs`))).toBe(true);
  }
  const watched = new Set(compiledFrom(root).map((file) => path.relative(root, file)));
  const modules = modulesIn(folder);
  expect(modules.length).toBeGreaterThan(1_000);
  expect(modules.filter((module) => !watched.has(module))).toEqual([]);
});

test("a module that looks for a file beside itself finds it from the compiled program", async () => {
  const folder = path.join(parent, "one", "programs");
  await compileEntries(root, folder, { migrate: "db/migrate.ts" });
  const { migrationsFolder } = await import(pathToFileURL(path.join(folder, "migrate.mjs")).href);
  expect(migrationsFolder("sqlite")).toBe(path.join(root, "db", "migrations", "sqlite"));
});

test("of two that compile the same at once, one leaves what the other has made", async () => {
  const folder = path.join(parent, "two", "programs");
  const entries = { mutex: "db/mutex.ts" };
  await Promise.all([compileEntries(root, folder, entries), compileEntries(root, folder, entries)]);
  expect(readdirSync(path.dirname(folder))).toEqual(["programs"]);
  expect(readdirSync(folder)).toEqual(["mutex.mjs"]);
});

test("a module that cannot be compiled is an error, and nothing is left behind", async () => {
  const folder = path.join(parent, "none", "programs");
  await expect(compileEntries(root, folder, { none: "db/no-such-module.ts" })).rejects.toThrow(
    "Build failed",
  );
  expect(readdirSync(path.dirname(folder))).toEqual([]);
});
