import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import sirv from "sirv";

const prefix = "/_next/static/";

/** Answers requests for the build's static files, compressed ahead of time; false for every other request. */
export type StaticFileHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** @param buildFolder the folder that `next build` wrote, already compressed by `tools/scripts/compress-static.mjs` */
export function staticFileHandler(buildFolder: string): StaticFileHandler {
  const serve = sirv(path.join(buildFolder, "static"), {
    brotli: true,
    gzip: true,
    immutable: true,
    maxAge: 31_536_000,
    // The names carry a hash of the content; what is asked for under an unknown one is gone.
    onNoMatch: (_request, response) => {
      response.statusCode = 404;
      response.end();
    },
  });
  return (request, response) => {
    const url = request.url ?? "";
    if (!url.startsWith(prefix) || (request.method !== "GET" && request.method !== "HEAD")) return false;
    request.url = url.slice(prefix.length - 1);
    serve(request, response);
    return true;
  };
}
