import { createReadStream } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import type { z } from "zod";
import type { ByteSource } from "@/server/domain/import/source";
import { shortenedValue, UnreadableRelease } from "./difference";

/** So much is read at once, in bytes. */
const blockBytes = 1_048_576;
const lineFeed = 0x0a;

/** The lines of a file one by one, whatever their ends. */
export function linesOf(folder: string, name: string): AsyncIterable<string> {
  const input = createReadStream(path.join(folder, name), { encoding: "utf8" });
  return createInterface({ input, crlfDelay: Infinity });
}

/** What the lines of a JSONL file must be. */
export interface LineKind<T> {
  contract: z.ZodType<T>;
  /** Says at once of most objects that the contract takes that it takes them as they are; of others it says no. */
  isPlain: (value: unknown) => value is T;
}

/**
 * Visits the objects of a JSONL file with their line numbers.
 * @throws UnreadableRelease at the first line that is none of its kind.
 */
export function eachObject<T>(
  folder: string,
  name: string,
  kind: LineKind<T>,
  visit: (object: T, line: number) => void,
): Promise<void> {
  return eachObjectIn(blocksOf(folder, name), name, kind, visit);
}

/** The same of a file's content, wherever it lies. @throws as `eachObject` */
export async function eachObjectIn<T>(
  content: ByteSource,
  name: string,
  kind: LineKind<T>,
  visit: (object: T, line: number) => void,
): Promise<void> {
  for await (const objects of objectsIn(content, name, kind)) {
    for (const { object, line } of objects) visit(object, line);
  }
}

/** The objects of a JSONL file, some at a time. @throws as `eachObject` */
export const objectsOf = <T>(folder: string, name: string, kind: LineKind<T>) =>
  objectsIn(blocksOf(folder, name), name, kind);

const blocksOf = (folder: string, name: string): ByteSource =>
  createReadStream(path.join(folder, name), { highWaterMark: blockBytes });

async function* objectsIn<T>(
  content: ByteSource,
  name: string,
  { contract, isPlain }: LineKind<T>,
): AsyncGenerator<Iterable<{ line: number; object: T }>> {
  let line = 0;
  function* objectsOfTexts(texts: readonly string[]) {
    for (const text of texts) {
      line += 1;
      const value = valueOf(text);
      yield { line, object: isPlain(value) ? value : checked(text, value, contract, { file: name, line }) };
    }
  }
  for await (const texts of wholeLines(content)) yield objectsOfTexts(texts);
}

/** The lines of a file, which line feeds end, some at a time. */
async function* wholeLines(content: ByteSource): AsyncGenerator<string[]> {
  let begun: Uint8Array[] = [];
  for await (const block of content) {
    const end = block.lastIndexOf(lineFeed);
    if (end < 0) {
      begun.push(block);
      continue;
    }
    yield Buffer.concat([...begun, block.subarray(0, end)])
      .toString("utf8")
      .split("\n");
    begun = [block.subarray(end + 1)];
  }
  const last = Buffer.concat(begun).toString("utf8");
  if (last !== "") yield [last];
}

/** @throws UnreadableRelease where the text is no JSON of this kind. */
export function parsed<T>(text: string, kind: z.ZodType<T>, place: Place): T {
  return checked(text, valueOf(text), kind, place);
}

interface Place {
  file: string;
  line: number | null;
}

/** @param value what the text says; undefined where it is no JSON. */
function checked<T>(text: string, value: unknown, kind: z.ZodType<T>, place: Place): T {
  const unreadable = (expected: string) =>
    new UnreadableRelease({ ...place, expected, found: shortenedValue(text) });
  if (value === undefined) throw unreadable("an object in JSON");
  const result = kind.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw unreadable(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "another form"}`);
}

/** Undefined where the text is no JSON. */
function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
