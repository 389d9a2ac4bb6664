import { execFile } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { productVersion } from "@/server/services/startup/product-version";
import { folderOf } from "./testing-folder";

interface Ended {
  code: number | string | null;
  out: string;
  errors: string;
}

/** Runs a line of the shell in which `touchstone` is the real program. */
function shell(line: string): Promise<Ended> {
  const script = `set -o pipefail; touchstone() { node "$PROGRAM" "$@"; }; ${line}`;
  return new Promise((resolve) => {
    execFile(
      "bash",
      ["-c", script],
      { env: { ...process.env, PROGRAM: path.resolve("server/cli/bin.mjs") } },
      (error, out, errors) => resolve({ code: error === null ? 0 : (error.code ?? null), out, errors }),
    );
  });
}

const pairs = "a b c\ta b\nd e\td f\ng\th\n";

test("commands can be put together, with - for standard input", async () => {
  const file = folderOf({ "input.txt": pairs, "gold.txt": "5\n3\n0\n" });
  const line = `touchstone baseline token-overlap ${file("input.txt")} | touchstone evaluate --gold ${file("gold.txt")} --run - --json`;
  const { code, out } = await shell(line);
  expect(code).toBe(0);
  // Overlaps 2/√6, 1/2 and 0 with 5, 3 and 0.
  expect(JSON.parse(out)).toMatchObject({
    datasets: [{ n: 3, pearson: expect.closeTo(0.9999, 5) as number }],
  });
});

test("the program says which version it is", async () => {
  const { code, out } = await shell("touchstone --version");
  expect({ code, out }).toEqual({ code: 0, out: `${productVersion()}\n` });
});

test("a reader that has seen enough ends the program quietly", async () => {
  const file = folderOf({ "input.txt": pairs.repeat(50_000) });
  const { out, errors } = await shell(`touchstone baseline lcs ${file("input.txt")} | head -n 1`);
  expect([out, errors]).toEqual(["0.75\n", ""]);
});

test("the exit code tells the data from the command line, and figures from faults", async () => {
  const file = folderOf({ "ratings.csv": "item,annotator,value\np1,ann,1\np1,bob,1e400\n" });
  const faulty = await shell(`touchstone agreement ${file("ratings.csv")} --level interval --json`);
  expect([faulty.code, faulty.out]).toEqual([1, ""]);
  expect(faulty.errors).toContain(`${file("ratings.csv")}:3:3: This is infinite or too large.`);
  expect(await shell(`touchstone aggregate ${file("ratings.csv")} --method mode`)).toMatchObject({ code: 2 });
  const help = await shell("touchstone compare --help");
  expect([help.code, help.out]).toEqual([0, expect.stringContaining("Examples:")]);
});

test("the program can be called in any folder", async () => {
  const file = folderOf({ "input.txt": pairs });
  const { code, out } = await shell(
    `cd ${file("")}; touchstone baseline token-overlap input.txt | tail -n 1`,
  );
  expect([code, out]).toEqual([0, "0\n"]);
});

test("a person without an account becomes a member by a link, which is printed once", async () => {
  const data = `TOUCHSTONE_DATA=${folderOf({})("")} DATABASE_URL=`;
  const made = await shell(`${data} touchstone project create --preset sts-2012 --name A --slug aa`);
  expect(made.code).toBe(0);
  const added = await shell(
    `${data} touchstone member add aa Cy@Example.org --role viewer --url https://example.org`,
  );
  expect(added.out).toMatch(/^https:\/\/example\.org\/invitations\/[\w-]{32}\n$/);
  expect(added.errors).toContain("Works once, for cy@example.org, until");
  const listed = await shell(`${data} touchstone member list aa --json`);
  expect(JSON.parse(listed.out)).toMatchObject({
    members: [],
    invitations: [{ email: "cy@example.org", role: "viewer", isExpired: false }],
  });
});
