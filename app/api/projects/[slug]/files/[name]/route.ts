import "server-only";
import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { openReleaseFile } from "@/server/services/release/open-release-file";
import { answerMember } from "@/server/trpc/organizer-request";

interface Route {
  params: Promise<{ slug: string; name: string }>;
}

/** Downloads one of the files that `release.list` names. */
export async function GET(request: Request, { params }: Route): Promise<Response> {
  const { slug, name } = await params;
  return answerMember(request, { project: slug, permission: "view" }, async (deps, scope) => {
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
