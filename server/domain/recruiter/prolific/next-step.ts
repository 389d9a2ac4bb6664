import type { StudyStatus } from "./vendor";

interface Steered {
  status: StudyStatus | null;
  /** Whether Touchstone paused it; what an organizer paused stays paused. */
  isPausedByUs: boolean;
  /** Whether somebody who came now would get a page. */
  canLease: boolean;
}

/** What is to be done to a study so that people come only while there is work; null for nothing. */
export function nextStep({ status, isPausedByUs, canLease }: Steered): "PAUSE" | "START" | null {
  if (status === "ACTIVE" && !canLease) return "PAUSE";
  return status === "PAUSED" && isPausedByUs && canLease ? "START" : null;
}
