import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { ManifestFile } from "@/server/domain/release/release";
import { shortenedValue, type ReleaseDifference } from "./difference";
import { linesOf } from "./lines-of";

/** Of each file at most so many differing lines are told. */
const maxLines = 10;

/** Size and SHA-256 of a file. */
export interface FileLook {
  bytes: number;
  sha256: string;
}

/** @returns null where it is missing. */
export async function lookAt(folder: string, name: string): Promise<FileLook | null> {
  const file = path.join(folder, name);
  try {
    const { size } = await stat(file);
    const hash = createHash("sha256");
    const blocks = createReadStream(file, { highWaterMark: 1_048_576 }) as AsyncIterable<Buffer>;
    for await (const block of blocks) hash.update(block);
    return { bytes: size, sha256: hash.digest("hex") };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Where a file differs from what the manifest says of it. */
export function againstManifest(
  { name, bytes, sha256 }: Pick<ManifestFile, "name" | "bytes" | "sha256">,
  found: FileLook | null,
): ReleaseDifference[] {
  const whole = { file: name, line: null };
  if (found === null) return [{ ...whole, expected: "a file", found: "nothing" }];
  if (found.sha256 === sha256) return [];
  return [
    {
      ...whole,
      expected: `SHA-256 ${sha256}, ${bytes} bytes`,
      found: `SHA-256 ${found.sha256}, ${found.bytes} bytes`,
    },
  ];
}

/** Where a file differs from the one that was computed again: line by line, or as a whole where it is no text. */
export async function againstComputed(
  folder: string,
  computed: string,
  name: string,
): Promise<ReleaseDifference[]> {
  const [found, expected] = [await lookAt(folder, name), await lookAt(computed, name)];
  if (found === null || expected === null || found.sha256 === expected.sha256) return [];
  if (name.endsWith(".parquet")) {
    const values = { expected: `SHA-256 ${expected.sha256}`, found: `SHA-256 ${found.sha256}` };
    return [{ file: name, line: null, ...values }];
  }
  return differingLines(linesOf(computed, name), linesOf(folder, name), name);
}

async function differingLines(
  expected: AsyncIterable<string>,
  found: AsyncIterable<string>,
  file: string,
): Promise<ReleaseDifference[]> {
  const differences: ReleaseDifference[] = [];
  const [left, right] = [expected[Symbol.asyncIterator](), found[Symbol.asyncIterator]()];
  for (let line = 1; differences.length < maxLines; line += 1) {
    const [one, other] = [await left.next(), await right.next()];
    if (one.done && other.done) break;
    const [a, b] = [one.done ? null : one.value, other.done ? null : other.value];
    if (a === b) continue;
    differences.push({ file, line, ...excerpts(a, b) });
  }
  await Promise.all([left.return?.(), right.return?.()]);
  return differences.length > 0
    ? differences
    : [{ file, line: null, expected: "other line ends", found: "the same lines" }];
}

const before = 40;

/** Both lines from a little before the place where they part; null is no line. */
function excerpts(expected: string | null, found: string | null): { expected: string; found: string } {
  const [a, b] = [expected ?? "", found ?? ""];
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same += 1;
  const cut = (text: string | null) => {
    if (text === null) return "no line";
    return same > before ? `…${shortenedValue(text.slice(same - before))}` : shortenedValue(text);
  };
  return { expected: cut(expected), found: cut(found) };
}
