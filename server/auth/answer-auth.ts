import { DomainError } from "@/server/domain/errors";
import type { Auth } from "./auth";
import { findAccount } from "./find-account";
import { limitWrongPasswords } from "./password-limit";
import { requireSameOrigin } from "./same-origin";

const basePath = "/api/auth/";

/** What browsers ask for; all else that the library could answer does not exist. */
const endpoints = new Map<string, (auth: Auth, request: Request) => Promise<Response>>(
  Object.entries({
    "get-session": (auth: Auth, request: Request) => auth.handler(request),
    "sign-out": (auth: Auth, request: Request) => auth.handler(request),
    "sign-in/email": async (auth: Auth, request: Request) =>
      limitWrongPasswords(await emailIn(request.clone()), () => auth.handler(request)),
    "change-password": changePassword,
  }),
);

/** Answers a request to sign in or out or to change the password; better-auth looks at the origin only with a cookie. */
export async function answerAuth(auth: Auth, request: Request): Promise<Response> {
  try {
    requireSameOrigin(request.headers);
    const { pathname } = new URL(request.url);
    const answer = pathname.startsWith(basePath) ? endpoints.get(pathname.slice(basePath.length)) : undefined;
    if (answer === undefined) throw new DomainError("not_found", "There is no such procedure.");
    return await answer(auth, request);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return refused(error);
  }
}

const statuses: Partial<Record<DomainError["reason"], number>> = { not_found: 404, rate_limited: 429 };

function refused({ reason, message, details }: DomainError): Response {
  return Response.json({ error: { reason, message, details } }, { status: statuses[reason] ?? 403 });
}

async function emailIn(request: Request): Promise<string> {
  const body: unknown = await request.json().catch(() => null);
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : "";
  return typeof email === "string" ? email.slice(0, 320) : "";
}

/** Whoever changes the password ends every session but their own, which goes on under a new cookie. */
async function changePassword(auth: Auth, request: Request): Promise<Response> {
  const account = await findAccount(auth, request.headers);
  if (account === null) return auth.handler(request);
  const body: unknown = await request.json().catch(() => null);
  const given = typeof body === "object" && body !== null ? body : {};
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  const ending = new Request(request.url, {
    method: request.method,
    headers,
    body: JSON.stringify({ ...given, revokeOtherSessions: true }),
  });
  return limitWrongPasswords(account.email, () => auth.handler(ending));
}
