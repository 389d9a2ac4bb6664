import type { ByteSource } from "@/server/domain/import/source";

/** The same bytes, the first chunk holding at least `size` of them unless the file is shorter. */
export async function* gatherHead(source: ByteSource, size: number): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array();
  for await (const chunk of source) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < size) continue;
    yield head;
    head = null;
  }
  if (head !== null) yield head;
}
