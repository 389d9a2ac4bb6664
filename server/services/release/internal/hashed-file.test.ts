import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HashedFile } from "./hashed-file";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "touchstone-hashed-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("what is written in pieces of any size is in the file, with its size and SHA-256", () => {
  const pieces = [
    "a",
    // Characters of four bytes that do not line up with the block.
    "\u{1F600}".repeat(300_000),
    new Uint8Array(1_300_001).fill(7),
    "",
    "\u00e9\ud800",
    Uint8Array.of(1, 2),
  ];
  const file = new HashedFile(folder, "pieces");
  for (const piece of pieces) file.write(piece);
  const closed = file.close();
  const bytes = Buffer.concat(pieces.map((piece) => Buffer.from(piece as string)));
  expect(readFileSync(path.join(folder, "pieces")).equals(bytes)).toBe(true);
  expect(closed).toEqual({
    bytes: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  });
});

test("without a folder nothing is written, and size and SHA-256 are the same", () => {
  const files = [new HashedFile(folder, "there"), new HashedFile(null, "nowhere")];
  for (const file of files) for (const piece of ["\u00e9", new Uint8Array(1_300_001)]) file.write(piece);
  const [written, hashed] = files.map((file) => file.close());
  expect(hashed).toEqual(written);
  expect(readdirSync(folder)).toEqual(["there"]);
});
