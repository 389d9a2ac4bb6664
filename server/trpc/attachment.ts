import { Readable } from "node:stream";

/** A file that the browser saves under this name, sent as it is read. */
export function attachment(name: string, file: Readable): Response {
  const type = name.endsWith(".csv") ? "text/csv" : "text/plain";
  // The two libraries describe one and the same class.
  const body = Readable.toWeb(file) as ReadableStream;
  return new Response(body, {
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "cache-control": "no-store",
    },
  });
}
