import type { ErrorReason } from "@/server/domain/errors";
import type { ProjectState } from "@/server/domain/project/project";
import type { AnnotatorState } from "@/server/domain/annotator-status/annotator-status";
import type { AssignmentState } from "./assignment";
import { isExpired } from "./lease-times";

/**
 * What becomes of a submission: it fills the place its lease holds; it needs a place again, because the lease's was
 * given back; it is kept but neither counts nor is due, because its author's work had ended; or it is refused.
 */
export type Taking =
  | { take: "held"; afterLease: boolean }
  | { take: "again"; afterLease: true }
  | { take: "discarded" }
  | { take: "refused"; reason: Extract<ErrorReason, "assignment_returned" | "project_closed"> };

/** Whose work has ended, for good or until an organizer decides; their open page was returned then. */
const hasEnded = new Set<AnnotatorState>(["stopped", "paused", "failed"]);

/** An author as far as it matters to what they submit. */
interface Author {
  projectState: ProjectState;
  state: AnnotatorState;
  /** Whether it was an exclusion that ended their work; not unless told. */
  isStoppedByExclusion?: boolean;
}

/**
 * Decides over the first submission of an assignment. Late work is taken as long as the project is not closed; also
 * that of somebody whom an exclusion stopped, who is paid for it.
 */
export function takeSubmission(
  assignment: { state: Exclude<AssignmentState, "submitted">; expiresAt: number },
  { projectState, state, isStoppedByExclusion = false }: Author,
  now: number,
): Taking {
  const isPaidLate = isStoppedByExclusion && assignment.state === "expired";
  if (hasEnded.has(state) && !isPaidLate) return { take: "discarded" };
  if (assignment.state === "returned") return { take: "refused", reason: "assignment_returned" };
  const isSwept = assignment.state === "expired";
  const afterLease = isSwept || isExpired(assignment, now);
  if (afterLease && projectState === "closed") return { take: "refused", reason: "project_closed" };
  return isSwept ? { take: "again", afterLease: true } : { take: "held", afterLease };
}
