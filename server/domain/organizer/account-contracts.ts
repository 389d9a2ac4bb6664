import { z } from "zod";
import { signInMethods } from "./account-security";
import { createAccountInput } from "./contracts";

/** How people can come in on this server, beside their password. */
export const signInOptions = z.object({
  /** Whether the server can send mail. */
  mail: z.boolean(),
  /** What the button of the single sign-on names; null where there is none. */
  singleSignOn: z.string().nullable(),
});
export type SignInOptions = z.infer<typeof signInOptions>;

/** Accounts keep emails in lower case. */
const email = z.email().max(200).toLowerCase();

export const requestResetInput = z.object({ email });

const token = z.string().min(1).max(200);
export const accountLinkInput = z.object({ token });
export const resetPasswordInput = accountLinkInput.extend({ password: createAccountInput.shape.password });
export type ResetPasswordInput = z.infer<typeof resetPasswordInput>;

/** A link to an account that still works: whose it is, and to which email it changes, if it does. */
export const openAccountLink = z.object({ email: z.string(), newEmail: z.string().nullable() });
export type OpenAccountLink = z.infer<typeof openAccountLink>;

export const accountEmail = z.object({ email: z.string() });

export const changeNameInput = createAccountInput.pick({ name: true });
export const changeEmailInput = z.object({ email });
export const confirmPasswordInput = z.object({ password: z.string().min(1).max(128) });
export const sessionInput = z.object({ sessionId: z.string().max(100) });
export const passkeyInput = z.object({ passkeyId: z.string().max(100) });
export const renamePasskeyInput = passkeyInput.extend({ name: z.string().trim().min(1).max(100) });

const browser = z.string().nullable();

/** What the page of an account shows. */
export const accountOverview = z.object({
  name: z.string(),
  email: z.string(),
  /** Whether it signs in with a password; an account of the single sign-on may have none. */
  hasPassword: z.boolean(),
  /** Until when nothing asks for the password again. */
  provedUntil: z.iso.datetime(),
  /** Null where it is off. */
  twoFactor: z.object({ since: z.iso.datetime().nullable(), codesLeft: z.int() }).nullable(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string().nullable(), addedAt: z.iso.datetime().nullable() }),
  ),
  /** The one that asks comes first. */
  sessions: z.array(
    z.object({ id: z.string(), userAgent: browser, lastActiveAt: z.iso.datetime(), isOwn: z.boolean() }),
  ),
  /** The newest first. */
  signIns: z.array(z.object({ method: z.enum(signInMethods), userAgent: browser, at: z.iso.datetime() })),
});
export type AccountOverview = z.infer<typeof accountOverview>;

/** The session that a request carries. */
export interface AccountSession {
  id: string;
  userId: string;
  /** When the person last proved who they are, in ms since 1970. */
  provedAt: number;
}
