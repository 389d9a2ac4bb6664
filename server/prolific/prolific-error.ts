/**
 * What is known of a call that failed. `refused`: Prolific answered that it will not; nothing happened. `busy`: it asked
 * to come later (429); nothing happened. `unauthorized`: the token is revoked or may not do this; nothing happened.
 * `unknown`: no answer, or one that does not tell (time-out, lost connection, 5xx): it may have happened.
 */
export type ProlificFailure = "refused" | "busy" | "unauthorized" | "unknown";

/** A call to Prolific that did not end well, with what Prolific said, in its own words. */
export class ProlificError extends Error {
  override readonly name = "ProlificError";

  constructor(
    readonly failure: ProlificFailure,
    readonly status: number | null,
    /** Prolific's sentence; "" where it said nothing. */
    readonly said: string,
    options: { cause?: unknown; retryAfterMs?: number | null } = {},
  ) {
    super(said === "" ? `Prolific did not answer (${failure}).` : said, options);
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  /** How long Prolific asks to wait, where it says so. */
  readonly retryAfterMs: number | null;
}
