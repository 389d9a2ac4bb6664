import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { eachObject } from "./lines-of";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-lines-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const contract = z.object({ a: z.string() });

async function read(text: string): Promise<{ line: number; a: string }[]> {
  writeFileSync(path.join(folder, "lines.jsonl"), text);
  const found: { line: number; a: string }[] = [];
  const isPlain = (value: unknown): value is { a: string } => contract.strict().safeParse(value).success;
  await eachObject(folder, "lines.jsonl", { contract, isPlain }, ({ a }, line) => found.push({ line, a }));
  return found;
}

test("lines are whole wherever blocks end, and only line feeds end them", async () => {
  // Characters of several bytes, and a line that is longer than two blocks.
  const texts = [
    "a\u2028b\u2029c",
    "\u00e9\u{1F600}".repeat(500_000),
    "",
    "x",
    "\u{1F600}".repeat(300_000),
    "\r",
  ];
  const lines = texts.map((a) => JSON.stringify({ a }));
  const expected = texts.map((a, at) => ({ line: at + 1, a }));
  expect(await read(`${lines.join("\n")}\n`)).toEqual(expected);
  expect(await read(lines.join("\r\n"))).toEqual(expected);
  expect(await read("")).toEqual([]);
});

test("what is not plain is what the contract makes of it, and the first line that it refuses is named", async () => {
  expect(await read('{"a":"1","b":2}\n')).toEqual([{ line: 1, a: "1" }]);
  for (const wrong of ["", "{", "7", '{"a":1}']) {
    await expect(read(`{"a":"1"}\n${wrong}\n{"a":2}\n`)).rejects.toMatchObject({
      difference: { file: "lines.jsonl", line: 2 },
    });
  }
});
