/** A refusal for now says after how many minutes the next try counts, where the server tells. */
export type PasswordResult =
  | { state: "done" | "refused" | "too_many" | "unreachable" }
  | { state: "locked"; minutes: number };

/** Asks for a session; the answer brings its cookie. */
export const signIn = (email: string, password: string): Promise<PasswordResult> =>
  send("sign-in/email", { email, password });

/** Sets a new password; all other sessions of the account end. */
export const changePassword = (currentPassword: string, newPassword: string): Promise<PasswordResult> =>
  send("change-password", { currentPassword, newPassword });

async function send(path: string, body: object): Promise<PasswordResult> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.ok) return { state: "done" };
    if (response.status === 429) return await whenAgain(response);
    return { state: response.status < 500 ? "refused" : "unreachable" };
  } catch {
    return { state: "unreachable" };
  }
}

async function whenAgain(response: Response): Promise<PasswordResult> {
  const body = (await response.json()) as { error?: { details?: { seconds?: number } } };
  const seconds = body.error?.details?.seconds;
  return seconds === undefined
    ? { state: "too_many" }
    : { state: "locked", minutes: Math.ceil(seconds / 60) };
}
