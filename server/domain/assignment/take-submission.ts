import type { ErrorReason } from "@/server/domain/errors";
import type { ProjectState } from "@/server/domain/project/project";
import type { AssignmentState } from "./assignment";
import { isExpired } from "./lease-times";

/**
 * What becomes of a submission: it fills the place its lease holds; it needs a place again, because the lease's was
 * given back; or it is refused.
 */
export type Taking =
  | { take: "held"; afterLease: boolean }
  | { take: "again"; afterLease: true }
  | { take: "refused"; reason: Extract<ErrorReason, "assignment_returned" | "project_closed"> };

/** Decides over the first submission of an assignment. Late work is taken as long as the project is not closed. */
export function takeSubmission(
  assignment: { state: Exclude<AssignmentState, "submitted">; expiresAt: number },
  projectState: ProjectState,
  now: number,
): Taking {
  if (assignment.state === "returned") return { take: "refused", reason: "assignment_returned" };
  const isSwept = assignment.state === "expired";
  const afterLease = isSwept || isExpired(assignment, now);
  if (afterLease && projectState === "closed") return { take: "refused", reason: "project_closed" };
  return isSwept ? { take: "again", afterLease: true } : { take: "held", afterLease };
}
