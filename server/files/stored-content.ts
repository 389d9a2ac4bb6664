import type { ByteSource } from "@/server/domain/import/source";
import type { FileStore } from "./file-store";

/** The bytes of a stored file, which is opened once somebody reads them. @throws Error where there is none */
export async function* storedContent(files: FileStore, name: string): ByteSource {
  const opened = await files.open(name);
  if (opened === null) throw new Error(`The file ${name} is missing in ${files.place}.`);
  yield* opened.stream as AsyncIterable<Uint8Array>;
}

/** A whole stored file in memory. @throws as `storedContent` */
export async function storedBytes(files: FileStore, name: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of storedContent(files, name)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
