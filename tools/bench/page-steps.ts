/** What people's browsers do from the link to their second HIT, in this order. */
export const pageSteps = ["join page", "agree", "instructions", "first HIT", "submit", "next HIT"] as const;
export type StepName = (typeof pageSteps)[number];

export interface StepLoad {
  url: string;
  /** The server's process. */
  pid: number;
  slug: string;
  people: number;
  rounds: number;
}

/** One step of all people at once. */
export interface MeasuredStep {
  /** Milliseconds, one entry a person. */
  ms: number[];
  /** Seconds until the last of them was answered. */
  wall: number;
  /** The server's processor time meanwhile, in seconds; null where it cannot be read. */
  cpu: number | null;
}
