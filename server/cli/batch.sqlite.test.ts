import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execFile } from "node:child_process";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(path.join(tmpdir(), "touchstone-batch-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);

interface Ended {
  code: unknown;
  out: string;
  errors: string;
}

/** Runs `touchstone` with these words on a database of the test's own. */
function touchstone(...words: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.resolve("server/cli/bin.mjs"), ...words],
      { env: { ...process.env, DATABASE_URL: "", TOUCHSTONE_DATA: file("data") } },
      (error, out, errors) => resolve({ code: error?.code ?? 0, out, errors }),
    );
  });
}

function pairs(name: string, count: number): string {
  const lines = Array.from({ length: count }, (_, at) => `${name}-${at},Text ${at} A,Text ${at} B`);
  writeFileSync(file(`${name}.csv`), `id,text_a,text_b\n${lines.join("\n")}\n`);
  return file(`${name}.csv`);
}

const json = async (...words: string[]) => JSON.parse((await touchstone(...words, "--json")).out) as never;

test("a file that comes after the launch is opened, raised and stopped from the command line", async () => {
  const set = ["--set", "goldPerHit=0", "--set", "composition=dynamic", "--set", "contactName=Ana"];
  const none = ["--set", 'qualification={"kind":"none"}'];
  await touchstone(
    "project",
    "create",
    "--preset",
    "sts-2012",
    "--name",
    "P",
    "--slug",
    "pairs",
    ...set,
    ...none,
  );
  await touchstone("import", "pairs", pairs("first", 6));
  expect(await touchstone("launch", "pairs")).toMatchObject({ code: 0, out: "pairs is live.\n" });
  expect(await touchstone("import", "pairs", pairs("second", 4))).toMatchObject({ code: 0 });

  const seen = await touchstone("batch", "open", "pairs", "second", "--overlap", "3");
  expect(seen.out).toContain("4 items, 12 judgments, 3 pages");
  expect(seen.out).toContain("Nothing was changed. Add --yes to do it.");
  const opened = await touchstone(
    "batch",
    "open",
    "pairs",
    "second",
    "--overlap",
    "3",
    "--name",
    "Two",
    "--yes",
  );
  expect(opened).toMatchObject({ code: 0, errors: "" });
  expect(await json("batch", "raise", "pairs", "Two", "--by", "2", "--share", "0.5", "--yes")).toMatchObject({
    done: true,
    cost: { items: 2, judgments: 4 },
  });
  await touchstone("batch", "pause", "pairs", "1", "--yes");
  await touchstone("batch", "stop", "pairs", "Two", "--yes");
  expect(await json("batch", "list", "pairs")).toMatchObject({
    batches: [
      { isFirst: true, hold: "paused", judgments: { wanted: 30 } },
      { name: "Two", hold: "stopped", judgments: { wanted: 0 }, changes: ["ask_again"] },
    ],
  });
  expect(await touchstone("batch", "pause", "pairs", "None")).toMatchObject({ code: 1 });
});
