import { askAuth, type AuthAnswer, type AuthRefusal } from "./auth-request";

/** A refusal for now says after how many minutes the next try counts, where the server tells. */
export type PasswordResult = { state: "done" } | AuthRefusal;
export type SignInResult = PasswordResult | { state: "code_needed" };

/** Asks for a session; the answer brings its cookie, unless a code is needed as well. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  const answer = await askAuth("sign-in/email", { email, password });
  return asksForCode(answer) ? { state: "code_needed" } : answer;
}

function asksForCode(answer: AuthAnswer): boolean {
  if (answer.state !== "done" || typeof answer.body !== "object" || answer.body === null) return false;
  return "twoFactorRedirect" in answer.body && answer.body.twoFactorRedirect === true;
}

/** Ends the sign-in with a code of the app (six digits) or with a recovery code. */
export function signInWithCode(code: string): Promise<AuthAnswer> {
  const given = code.replaceAll(/\s/g, "");
  const isOfApp = /^\d{6}$/.test(given);
  return askAuth(isOfApp ? "two-factor/verify-totp" : "two-factor/verify-backup-code", { code: given });
}

/** Sets a new password; all other sessions of the account end. */
export const changePassword = (currentPassword: string, newPassword: string): Promise<PasswordResult> =>
  askAuth("change-password", { currentPassword, newPassword });
