/** What a one-time link to an account does. */
export const accountLinkPurposes = ["reset", "email"] as const;

/** How somebody can sign in. */
export const signInMethods = ["password", "two_factor", "passkey", "single_sign_on"] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** How long after proving who they are somebody may change how they sign in, in ms. */
export const provedForMs = 10 * 60 * 1000;
