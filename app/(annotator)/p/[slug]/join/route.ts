import "server-only";
import { TRPCError } from "@trpc/server";
import type { NextRequest } from "next/server";
import { joinInput } from "@/server/domain/assignment/contracts";
import { createCaller } from "@/server/routers/app";
import { requestContext } from "@/server/trpc/request-context";

/** Takes the consent form: joins, remembers who joined in a cookie, and goes on to the instructions. */
export async function POST(request: NextRequest, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const input = joinInput.safeParse({ project: slug, ...Object.fromEntries(await request.formData()) });
  if (!input.success) return seeOther(`/p/${slug}`);
  const headers = new Headers();
  try {
    await createCaller(requestContext(request.headers, headers)).work.join(input.data);
    return seeOther(`/p/${slug}/instructions`, headers);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    // The join page says why: it knows an unknown, a closed and a busy project.
    return seeOther(error.code === "TOO_MANY_REQUESTS" ? `/p/${slug}?refused` : `/p/${slug}`);
  }
}

function seeOther(location: string, headers = new Headers()): Response {
  headers.set("location", location);
  return new Response(null, { status: 303, headers });
}
