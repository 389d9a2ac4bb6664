import type { WayBack } from "../recruiter";
import type { ReturnOutcome } from "../return-outcome";

/**
 * The way back of people whom no recruiter of the project sent, by the open link or an invitation: the project's own
 * return address, once they have completed their work.
 */
export function linkWayBack(outcome: ReturnOutcome, returnUrl: string): WayBack | null {
  return outcome === "completed" && returnUrl !== "" ? { kind: "link", href: returnUrl, code: null } : null;
}
