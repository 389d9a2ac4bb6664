import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { openReleaseFile } from "@/server/services/release/open-release-file";
import { answerMember } from "./answer-member";

/** Sends one of the files that `release.list` names. */
export function answerDownload(request: Request, project: string, name: string): Promise<Response> {
  return answerMember(request, { project, permission: "view" }, async (deps, scope) => {
    const file = await openReleaseFile(deps, scope, name);
    const type = name.endsWith(".csv") ? "text/csv" : "text/plain";
    // The two libraries describe one and the same class.
    const body = Readable.toWeb(file) as NodeReadableStream as ReadableStream;
    return new Response(body, {
      headers: {
        "content-type": `${type}; charset=utf-8`,
        "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        "cache-control": "no-store",
      },
    });
  });
}
