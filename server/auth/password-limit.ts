import { RateLimiterMemory } from "rate-limiter-flexible";
import { DomainError } from "@/server/domain/errors";

/** Wrong passwords of one account in a quarter of an hour, from however many addresses. */
const maxWrong = 10;
const windowSeconds = 15 * 60;

// One process holds several copies of this module, and all of them share one limit.
const shared = globalThis as typeof globalThis & { touchstonePasswordLimit?: RateLimiterMemory };

const limit = () =>
  (shared.touchstonePasswordLimit ??= new RateLimiterMemory({ points: maxWrong, duration: windowSeconds }));

/** What better-auth answers to a wrong password; anything else says nothing of it. */
const wrongCodes = ["INVALID_EMAIL_OR_PASSWORD", "INVALID_PASSWORD"];

/** What a try came to: `neither` says nothing of the password. */
type Outcome = "right" | "wrong" | "neither";

/**
 * Lets somebody try a password of an account, and counts it when it is wrong; a right one clears the count. An email
 * that no account has is counted the same, so that nobody learns which do.
 * @throws DomainError `rate_limited` with the seconds to wait after ten wrong ones in a quarter of an hour, without
 *   looking at the password.
 */
export async function limitPasswordTries<T>(
  email: string,
  attempt: () => Promise<T>,
  outcomeOf: (result: T) => Promise<Outcome>,
): Promise<T> {
  const key = email.trim().toLowerCase();
  // Counted before it is looked at, so that many at once do not all slip through.
  const taken = await limit()
    .consume(key)
    .catch(() => null);
  if (taken === null) throw await locked(key);
  const result = await attempt();
  const outcome = await outcomeOf(result);
  if (outcome === "right") await limit().delete(key);
  if (outcome === "neither") await limit().reward(key);
  return result;
}

/** The same for a request that better-auth answers. */
export function limitWrongPasswords(email: string, attempt: () => Promise<Response>): Promise<Response> {
  return limitPasswordTries(email, attempt, async (response) => {
    if (response.ok) return "right";
    return (await isWrong(response.clone())) ? "wrong" : "neither";
  });
}

async function isWrong(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
  return wrongCodes.includes(String(code));
}

async function locked(key: string): Promise<DomainError> {
  const state = await limit().get(key);
  const seconds = Math.max(1, Math.ceil((state?.msBeforeNext ?? 1_000) / 1_000));
  return new DomainError(
    "rate_limited",
    `Too many wrong passwords were entered for this email. Try again in ${seconds} s.`,
    { seconds },
  );
}
