import { deleteSessions } from "@/db/queries/sessions";
import { liveDeps } from "@/server/deps";
import type { SignInMethod } from "@/server/domain/organizer/account-security";
import { DomainError } from "@/server/domain/errors";
import type { Auth } from "./auth";
import { findAccount, findSignedIn } from "./find-account";
import { headersAfter } from "./headers-after";
import { noteSignIn, type SignInDeps } from "./note-sign-in";
import { limitWrongPasswords } from "./password-limit";
import { startSignOn } from "./sign-on";
import { requireSameOrigin } from "./same-origin";

const basePath = "/api/auth/";

type Answer = (auth: Auth, request: Request, deps: SignInDeps) => Promise<Response>;

const library: Answer = (auth, request) => auth.handler(request);

/** What browsers ask for; all else that the library could answer does not exist. */
const endpoints = new Map<string, Answer>(
  Object.entries({
    "get-session": library,
    "sign-out": library,
    "sign-in/email": noted("password", async (auth, request, deps) =>
      limitWrongPasswords(deps, await emailIn(request.clone()), () => auth.handler(request)),
    ),
    "change-password": changePassword,
    "two-factor/enable": withPassword,
    "two-factor/disable": endingOthers(withPassword),
    "two-factor/generate-backup-codes": endingOthers(withPassword),
    "two-factor/verify-totp": verifyCode,
    "two-factor/verify-backup-code": noted("two_factor", library),
    "passkey/generate-register-options": library,
    "passkey/verify-registration": endingOthers(library),
    "passkey/generate-authenticate-options": library,
    "passkey/verify-authentication": noted("passkey", library),
    "single-sign-on": (_auth, request) => startSignOn(request),
  }),
);

/** Answers a request about signing in or out or how somebody does; better-auth looks at the origin only with a cookie. */
export async function answerAuth(
  auth: Auth,
  request: Request,
  deps: SignInDeps = liveDeps(),
): Promise<Response> {
  try {
    requireSameOrigin(request.headers);
    const { pathname } = new URL(request.url);
    const answer = pathname.startsWith(basePath) ? endpoints.get(pathname.slice(basePath.length)) : undefined;
    if (answer === undefined) throw new DomainError("not_found", "There is no such procedure.");
    return await answer(auth, request, deps);
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

/** Notes the sign-in that an answer brings; one that still asks for a code brings none. */
function noted(method: SignInMethod, answer: Answer): Answer {
  return async (auth, request, deps) => {
    const response = await answer(auth, request, deps);
    if (response.ok) await noteSignIn(auth, request, response, { deps, method });
    return response;
  };
}

/** Ends the person's other sessions once a change of how they sign in is made. */
function endingOthers(answer: Answer): Answer {
  return async (auth, request, deps) => {
    const response = await answer(auth, request, deps);
    const signedIn = response.ok ? await findSignedIn(auth, headersAfter(request, response)) : null;
    if (signedIn !== null) {
      const { id, userId } = signedIn.session;
      await deps.store.write((tx) => deleteSessions(tx, userId, id));
    }
    return response;
  };
}

/** A code proves a second factor that is being turned on, or signs in. */
async function verifyCode(auth: Auth, request: Request, deps: SignInDeps): Promise<Response> {
  const isSignedIn = (await findAccount(auth, request.headers)) !== null;
  const answer = isSignedIn ? endingOthers(library) : noted("two_factor", library);
  return answer(auth, request, deps);
}

/** Passes a request with the password on, and counts wrong ones. */
async function withPassword(auth: Auth, request: Request, deps: SignInDeps): Promise<Response> {
  const account = await findAccount(auth, request.headers);
  if (account === null) return auth.handler(request);
  return limitWrongPasswords(deps, account.email, () => auth.handler(request));
}

/** Whoever changes the password ends every session but their own, which goes on under a new cookie. */
async function changePassword(auth: Auth, request: Request, deps: SignInDeps): Promise<Response> {
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
  return limitWrongPasswords(deps, account.email, () => auth.handler(ending));
}
