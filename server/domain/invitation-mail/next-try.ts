const minuteMs = 60_000;
const longestPauseMs = 4 * 60 * minuteMs;
const giveUpAfterMs = 24 * 60 * minuteMs;

/** A mail that a mail server did not take yet. */
interface TriedMail {
  /** Tries so far, the last one included; at least 1. */
  attempts: number;
  /** When the mail was written down. */
  createdAt: number;
}

/** When such a mail is tried again: after pauses that double from a minute to four hours; null after a day. */
export function nextTry({ attempts, createdAt }: TriedMail, now: number): number | null {
  const at = now + Math.min(longestPauseMs, minuteMs * 2 ** (attempts - 1));
  return at - createdAt > giveUpAfterMs ? null : at;
}
