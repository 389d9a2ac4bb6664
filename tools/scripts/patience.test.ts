import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.mjs";

const tests = ["app", "db", "server", "task-types", "testing", "tools"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

/** How long nobody has to wait for a test: the limit of `vitest.config.ts`, in milliseconds. */
const plainLimit = 600_000;

/** Where a test gives up sooner than all others, as a machine that does much else makes it do. */
function impatient(text: string): string[] {
  const limits = [...text.matchAll(/^\}, (\d[\d_]*)\);$|\btimeout: (\d[\d_]*)/gm)];
  const short = limits.filter(
    ([, after, named]) => Number((after ?? named)?.replaceAll("_", "")) < plainLimit,
  );
  // They wait for a second; `expect.poll` waits as long as the configuration says.
  const waits = [...text.matchAll(/\bvi\s*\.wait(?:For|Until)\(/g)];
  return [...short, ...waits].map(([found]) => found.trim());
}

test("no test waits for less long than the others", () => {
  const found = tests.map((name) => [name, impatient(readFileSync(join(root, name), "utf8"))] as const);
  expect(tests.length).toBeGreaterThan(500);
  expect(found.filter(([name, short]) => short.length > 0 && !name.endsWith("patience.test.ts"))).toEqual([]);
});

test("a test with a limit of its own is named", () => {
  expect(impatient("test(x, () => {\n}, 60_000);")).toEqual(["}, 60_000);"]);
  expect(impatient("await expect.poll(work, { timeout: 1_000 }).toBe(1)")).toEqual(["timeout: 1_000"]);
  expect(impatient("await vi.waitFor(work)")).toEqual(["vi.waitFor("]);
  expect(impatient("}, 3_600_000);\nexpect.poll(work)")).toEqual([]);
});
