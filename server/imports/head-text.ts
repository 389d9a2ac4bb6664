import type { ImportFile } from "@/server/domain/import/item-reader";
import { separatorLine } from "./separator-line";
import { utf8Bytes } from "./utf8-bytes";

const headSize = 4_096;

/** The first few thousand characters of a file, without a byte order mark and without a line `sep=;`. */
export async function headText({ open }: Pick<ImportFile, "open">): Promise<string> {
  for await (const chunk of utf8Bytes(open(), headSize)) {
    const text = new TextDecoder().decode(chunk.subarray(0, 16 * headSize));
    const lineEnd = text.indexOf("\n");
    return separatorLine(text.slice(0, Math.max(0, lineEnd))) === null ? text : text.slice(lineEnd + 1);
  }
  return "";
}
