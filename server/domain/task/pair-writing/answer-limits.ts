/** Why somebody leaves the smaller text blank. */
export const blankReasons = ["not-understood", "no-such-text", "other"] as const;
export type BlankReason = (typeof blankReasons)[number];

/** Characters of a written text. */
export const maxWrittenTextLength = 5_000;
