/** What to say about the time left: nothing, that five minutes or one are left, or that it is over. */
export type LeaseNotice = "none" | "five-minutes" | "one-minute" | "over";

const minuteMs = 60_000;

export function leaseNotice(msLeft: number): LeaseNotice {
  if (msLeft <= 0) return "over";
  if (msLeft <= minuteMs) return "one-minute";
  return msLeft <= 5 * minuteMs ? "five-minutes" : "none";
}
