import { Readable } from "node:stream";
import { fileHeaders } from "@/server/domain/file-headers";

/** A file that the browser saves under this name, sent as it is read. @param bytes its length, where it is known. */
export function attachment(name: string, file: Readable, bytes?: number): Response {
  // The two libraries describe one and the same class.
  const body = Readable.toWeb(file) as ReadableStream;
  return new Response(body, {
    headers: {
      ...fileHeaders(name, bytes),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
