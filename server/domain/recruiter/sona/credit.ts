/**
 * Where the credit of a person is: to be sent, being sent, given, refused by SONA, or sent without it being known what
 * SONA did with it.
 */
export const creditStates = ["waiting", "sending", "given", "refused", "unknown"] as const;
export type CreditState = (typeof creditStates)[number];
