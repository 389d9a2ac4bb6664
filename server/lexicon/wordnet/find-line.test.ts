import fc from "fast-check";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { findLine } from "./find-line";
import { TextLines } from "./text-lines";

const folder = mkdtempSync(path.join(tmpdir(), "touchstone-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

function linesOf(text: string): TextLines {
  const file = path.join(folder, "lines");
  writeFileSync(file, text, "latin1");
  return new TextLines(file);
}

const word = fc.stringMatching(/^[a-z'._%:-]{1,12}$/);

test("each line of a sorted file is found by its first word, and no other word is", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 1, maxLength: 60 }),
      word,
      fc.nat(3_000),
      (words, other, length) => {
        const sorted = [...words].sort((a, b) => (a < b ? -1 : 1));
        const lines = linesOf(
          sorted.map((one, at) => `${one} ${"x".repeat(at % 7 === 0 ? length : 5)}\n`).join(""),
        );
        for (const one of words) expect(findLine(lines, one)?.startsWith(`${one} `)).toBe(true);
        if (!words.includes(other)) expect(findLine(lines, other)).toBeNull();
      },
    ),
    { numRuns: 100 },
  );
});

test("a last line without a line feed and a preamble that begins with spaces do no harm", () => {
  const lines = linesOf("  1 Permission to use\n  2 is granted\nape 1\nbee 2");
  expect(findLine(lines, "ape")).toBe("ape 1");
  expect(findLine(lines, "bee")).toBe("bee 2");
  expect(findLine(lines, "cat")).toBeNull();
});

test("an empty file has no lines", () => {
  expect(findLine(linesOf(""), "ape")).toBeNull();
});
