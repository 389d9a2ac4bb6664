import { sharedHandles } from "@/db/client";
import { liveDeps } from "@/server/deps";
import { createAuth, type Auth } from "./auth";
import { noteSignIn, type SignInDeps } from "./note-sign-in";
import { sessionSecret } from "./secret";
import { singleSignOnId, singleSignOnOf } from "./single-sign-on";

// Route handlers have copies of this module; the provider is asked only once what it is.
const shared = globalThis as typeof globalThis & { touchstoneSignOn?: Auth | undefined };

/**
 * Sign-ins by the provider have a library of their own: it asks the provider what it is, and no other door may wait for
 * that. Null where no provider is configured.
 */
function sharedSignOn(): Auth | null {
  const settings = singleSignOnOf();
  if (settings === null) return null;
  return (shared.touchstoneSignOn ??= createAuth(sharedHandles(), sessionSecret(), settings));
}

/**
 * Says where the provider takes people in, as `url`; a refusal by 503 where it does not say what it is.
 * @param auth null where no provider is configured.
 */
export async function startSignOn(request: Request, auth: Auth | null = sharedSignOn()): Promise<Response> {
  if (auth === null) return new Response(null, { status: 404 });
  const headers = new Headers(request.headers);
  headers.delete("content-length");
  const asked = { provider: singleSignOnId, callbackURL: "/projects", errorCallbackURL: "/sign-in" };
  const response = await auth.handler(
    new Request(new URL("/api/auth/sign-in/social", request.url), {
      method: "POST",
      headers,
      body: JSON.stringify(asked),
    }),
  );
  if (response.ok) return response;
  // A provider that did not say what it is when it was asked may do so the next time.
  shared.touchstoneSignOn = undefined;
  return new Response(null, { status: 503 });
}

/** Lets in whom the provider sends back; the state that they bring along is the proof that they were sent there. */
export async function finishSignOn(
  request: Request,
  auth: Auth | null = sharedSignOn(),
  deps: SignInDeps = liveDeps(),
): Promise<Response> {
  if (auth === null) return refusal("failed");
  const response = await auth.handler(request);
  const location = response.headers.get("location");
  if (location === null) return refusal(await becauseOf(response));
  if (new URL(location, request.url).searchParams.has("error")) return refusal("failed");
  await noteSignIn(auth, request, response, { deps, method: "single_sign_on" });
  return response;
}

const refusal = (because: string) =>
  new Response(null, { status: 303, headers: { location: `/sign-in?refused=${because}` } });

const refusals = new Map<unknown, string>([
  ["DOMAIN_NOT_ADMITTED", "domain"],
  ["EMAIL_NOT_PROVED", "email"],
]);

async function becauseOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
  return refusals.get(code) ?? "failed";
}
