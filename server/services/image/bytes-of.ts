import type { ImportFile } from "@/server/domain/import/item-reader";

/** A whole file in memory. */
export async function bytesOf({ open }: ImportFile): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of open()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
