import type { ImportFile } from "@/server/domain/import/item-reader";
import { lineError, type LineError } from "@/server/domain/import/line-error";
import { rasterType } from "./raster-type";

const megabyte = 1024 * 1024;
const maxMegabytes = 10;
/** The longest beginning by which a kind of picture is known. */
const headSize = 12;

/** What keeps a file from being shown as a picture; null if nothing does. */
export async function pictureError({ fileName, open }: ImportFile): Promise<LineError | null> {
  const place = { file: "pairs", fileName, line: 1, column: null, found: null } as const;
  let [head, size] = [Buffer.alloc(0), 0];
  for await (const chunk of open()) {
    if (head.length < headSize) head = Buffer.concat([head, chunk.subarray(0, headSize)]);
    size += chunk.length;
  }
  if (rasterType(head) === null) return lineError("not_a_picture", place, {});
  return size > maxMegabytes * megabyte
    ? lineError("picture_too_large", place, { limit: maxMegabytes })
    : null;
}
