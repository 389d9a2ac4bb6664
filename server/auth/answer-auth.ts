import { DomainError } from "@/server/domain/errors";
import type { Auth } from "./auth";
import { requireSameOrigin } from "./same-origin";

/** Answers a request to sign in or out; better-auth itself looks at the origin only where a cookie comes along. */
export async function answerAuth(auth: Auth, request: Request): Promise<Response> {
  try {
    requireSameOrigin(request.headers);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { reason, message, details } = error;
    return Response.json({ error: { reason, message, details } }, { status: 403 });
  }
  return auth.handler(request);
}
