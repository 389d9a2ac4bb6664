/** Why nothing happened: what was entered is refused, or not looked at for now. */
export type AuthRefusal =
  | { state: "refused"; code: string | null }
  | { state: "too_many" | "unreachable" }
  | { state: "locked"; minutes: number };

/** What became of a request about signing in; `body` is what the server told. */
export type AuthAnswer = { state: "done"; body: unknown } | AuthRefusal;

/** Asks something of `/api/auth`; with a body it is a POST. */
export async function askAuth(path: string, body?: object): Promise<AuthAnswer> {
  const post = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  try {
    const response = await fetch(`/api/auth/${path}`, post);
    const told: unknown = await response.json().catch(() => null);
    if (response.ok) return { state: "done", body: told };
    if (response.status === 429) return whenAgain(told);
    return response.status < 500
      ? { state: "refused", code: textIn(told, "code") }
      : { state: "unreachable" };
  } catch {
    return { state: "unreachable" };
  }
}

function whenAgain(told: unknown): AuthRefusal {
  const refusal = told as { error?: { details?: { seconds?: number } } } | null;
  const seconds = refusal?.error?.details?.seconds;
  return seconds === undefined
    ? { state: "too_many" }
    : { state: "locked", minutes: Math.ceil(seconds / 60) };
}

/** A text of what the server told; null where it is not there. */
export function textIn(told: unknown, name: string): string | null {
  const value: unknown = typeof told === "object" && told !== null ? Reflect.get(told, name) : null;
  return typeof value === "string" ? value : null;
}
