import type { ByteSource } from "@/server/domain/import/source";
import { gatherHead } from "../gather-head";
import { headText } from "../head-text";
import type { TableFile } from "../ratings-table/table-form";

const headSize = 8_192;

/** The first few thousand characters of a file that can be opened once, as standard input, and the whole file still to read. */
export async function peekHead(file: TableFile): Promise<{ head: string; file: TableFile }> {
  const chunks = gatherHead(file.open(), headSize);
  const first = await chunks.next();
  const start = first.done === true ? [] : [first.value];
  return {
    head: await headText({ open: () => joined(start, []) }),
    file: { name: file.name, open: () => joined(start, chunks) },
  };
}

async function* joined(
  start: readonly Uint8Array[],
  rest: AsyncIterable<Uint8Array> | readonly Uint8Array[],
): ByteSource {
  yield* start;
  yield* rest;
}
