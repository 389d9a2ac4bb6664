import { limitOf, tooOften, type LimitDeps } from "./limit-of";

/** Wrong passwords of one account in a quarter of an hour, from however many addresses. */
const wrongPasswords = { name: "passwords", points: 10, seconds: 15 * 60 };

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
  deps: LimitDeps,
  email: string,
  attempt: () => Promise<T>,
  outcomeOf: (result: T) => Promise<Outcome>,
): Promise<T> {
  const key = email.trim().toLowerCase();
  const limit = limitOf(deps, wrongPasswords);
  // Counted before it is looked at, so that many at once do not all slip through.
  const waitMs = await limit.take(key);
  if (waitMs !== null) throw tooOften(waitMs, locked);
  const result = await attempt();
  const outcome = await outcomeOf(result);
  if (outcome === "right") await limit.forget(key);
  if (outcome === "neither") await limit.giveBack(key);
  return result;
}

/** The same for a request that better-auth answers. */
export function limitWrongPasswords(
  deps: LimitDeps,
  email: string,
  attempt: () => Promise<Response>,
): Promise<Response> {
  return limitPasswordTries(deps, email, attempt, async (response) => {
    if (response.ok) return "right";
    return (await isWrong(response.clone())) ? "wrong" : "neither";
  });
}

async function isWrong(response: Response): Promise<boolean> {
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : null;
  return wrongCodes.includes(String(code));
}

const locked = (seconds: number) =>
  `Too many wrong passwords were entered for this email. Try again in ${seconds} s.`;
