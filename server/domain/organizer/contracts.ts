import { z } from "zod";

/** Better-auth's own default upper bound; longer ones are hashed for nothing. */
const password = z.string().min(12).max(128);

export const setupLinkInput = z.object({ token: z.string().min(1).max(200) });
export type SetupLinkInput = z.infer<typeof setupLinkInput>;

/** A set-up link that may still be used; the one who uses the very first owns the demo project. */
export const openSetupLinkOutput = z.object({ firstAccount: z.boolean(), expiresAt: z.iso.datetime() });
export type OpenSetupLink = z.infer<typeof openSetupLinkOutput>;

export const createAccountInput = setupLinkInput.extend({
  name: z.string().trim().min(1).max(200),
  email: z.email().max(200),
  password,
});
export type CreateAccountInput = z.infer<typeof createAccountInput>;

export const account = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Account = z.infer<typeof account>;
