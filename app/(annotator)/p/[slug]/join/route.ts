import "server-only";
import { TRPCError } from "@trpc/server";
import type { NextRequest } from "next/server";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { createCaller } from "@/server/routers/app";
import { requestContext } from "@/server/trpc/request-context";
import { joiningInput } from "./joining-input";

/** Takes the consent form: joins, remembers who joined in a cookie, and goes on to the instructions. */
export async function POST(request: NextRequest, { params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const { searchParams: link } = request.nextUrl;
  const input = joiningInput(slug, link, await request.formData());
  if (input === null) return seeOther(`/p/${slug}`);
  const headers = new Headers();
  try {
    await createCaller(requestContext(request.headers, headers)).work.join(input);
    return seeOther(`/p/${slug}/instructions`, headers);
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code === "TOO_MANY_REQUESTS") link.set("refused", "");
    // The join page says why: it knows an unknown, a closed and a busy project.
    return seeOther(notLetIn(input, error.cause) ?? `/p/${slug}?${link}`);
  }
}

/** The page for somebody who may not join; null for any other refusal. */
function notLetIn({ project, source }: JoinInput, cause: unknown): string | null {
  if (!(cause instanceof DomainError)) return null;
  const { reason, details } = cause;
  const isRefused = reason === "not_eligible" || reason === "invitation_unknown";
  if (!isRefused) return null;
  const because = reason === "not_eligible" ? String(details.condition) : reason;
  return `/p/${project}/not-eligible?${new URLSearchParams({ because, source })}`;
}

function seeOther(location: string, headers = new Headers()): Response {
  headers.set("location", location);
  return new Response(null, { status: 303, headers });
}
