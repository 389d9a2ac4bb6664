import type { ImportFile } from "./item-reader";

/** The first chunk of a file; nothing of an empty one. */
export async function firstBytes({ open }: ImportFile): Promise<Uint8Array> {
  for await (const chunk of open()) return chunk;
  return new Uint8Array();
}
