import path from "node:path";
import { Readable } from "node:stream";

const types: Record<string, string> = {
  ".csv": "text/csv; charset=utf-8",
  ".tsv": "text/tab-separated-values; charset=utf-8",
  ".json": "application/json",
  ".jsonl": "application/jsonl",
  ".md": "text/markdown; charset=utf-8",
  ".parquet": "application/vnd.apache.parquet",
  ".zip": "application/zip",
  ".yaml": "application/yaml; charset=utf-8",
};

/** A file that the browser saves under this name, sent as it is read. @param bytes its length, where it is known. */
export function attachment(name: string, file: Readable, bytes?: number): Response {
  // The two libraries describe one and the same class.
  const body = Readable.toWeb(file) as ReadableStream;
  return new Response(body, {
    headers: {
      "content-type": types[path.extname(name)] ?? "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      ...(bytes !== undefined && { "content-length": String(bytes) }),
    },
  });
}
