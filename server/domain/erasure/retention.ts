/** What the end of its time removes of a closed project, or has to leave. */
export interface RetentionReport {
  project: string;
  /** ISO 8601. */
  dueAt: string;
  /** Hashes of browsers and visits, and refusals to join. */
  traces: number;
  /** People whose recruiter's ids go. */
  people: number;
  /** People whose ids have to stay, because pay of theirs is not marked as paid, or they are owed a credit. */
  blocked: number;
}

const dayMs = 24 * 60 * 60 * 1_000;

export const removalDue = (closedAt: number, keepTracesDays: number): number =>
  closedAt + keepTracesDays * dayMs;
