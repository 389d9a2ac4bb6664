import { createReadStream, existsSync } from "node:fs";
import type { TestContext } from "vitest";
import type { ReadingContext } from "@/server/domain/import/item-reader";
import type { ByteSource } from "@/server/domain/import/source";

/** A file that holds the text, or the bytes, arriving in chunks of the given size. */
export async function* sourceOf(content: string | Uint8Array, chunkSize = 65_536): ByteSource {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  for (let start = 0; start < bytes.length; start += chunkSize)
    yield bytes.subarray(start, start + chunkSize);
}

/** What a draft with a scale from 0 to 4 and no items says about them. */
export function readingContext(context: Partial<ReadingContext> = {}): ReadingContext {
  return {
    scale: { min: 0, max: 4 },
    dimensions: ["similarity"],
    seed: 1,
    contents: () => Promise.resolve([]),
    ...context,
  };
}

export async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

/** The rows and the errors among entries. */
export function withoutHeads<T extends object>(
  entries: readonly T[],
): Exclude<T, { head: unknown } | { note: unknown }>[] {
  return entries.filter(
    (entry): entry is Exclude<T, { head: unknown } | { note: unknown }> =>
      !("head" in entry) && !("note" in entry),
  );
}

/** A file of the data sets beside the checkout; the test is skipped, and says so, where they are absent. */
export function sharedFile(context: TestContext, name: string): ByteSource {
  const path = `../shared/data/${name}`;
  context.skip(!existsSync(path), `${path} is not on this machine`);
  return createReadStream(path);
}
