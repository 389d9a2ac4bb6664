import { createReadStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { z } from "zod";
import { shortenedValue, UnreadableRelease } from "./difference";

/** The lines of a file one by one. */
export function linesOf(folder: string, name: string): AsyncIterable<string> {
  const input = createReadStream(path.join(folder, name), { encoding: "utf8" });
  return createInterface({ input, crlfDelay: Infinity });
}

/**
 * The objects of a JSONL file with their line numbers.
 * @throws UnreadableRelease at the first line that is none of its kind.
 */
export const objectsOf = <T>(folder: string, name: string, kind: z.ZodType<T>) =>
  objectsOfLines(linesOf(folder, name), name, kind);

/** The same of lines at hand. @throws as `objectsOf` */
export async function* objectsOfLines<T>(
  lines: AsyncIterable<string>,
  name: string,
  kind: z.ZodType<T>,
): AsyncGenerator<{ line: number; object: T }> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    yield { line, object: parsed(text, kind, { file: name, line }) };
  }
}

/** @throws UnreadableRelease where the text is no JSON of this kind. */
export function parsed<T>(text: string, kind: z.ZodType<T>, place: { file: string; line: number | null }): T {
  const unreadable = (expected: string) =>
    new UnreadableRelease({ ...place, expected, found: shortenedValue(text) });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw unreadable("an object in JSON");
  }
  const result = kind.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw unreadable(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "another form"}`);
}
