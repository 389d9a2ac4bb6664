import type { AnnotatorSource } from "./annotator";

/** Who sent somebody, as far as the address of the join link says. */
export interface JoinLink {
  source: AnnotatorSource;
  externalId?: string;
  /** A marketplace shows the task to somebody who has not accepted it. */
  isPreview: boolean;
}

const notAccepted = "ASSIGNMENT_ID_NOT_AVAILABLE";

/** Reads the recruiter's parameters: Prolific adds PROLIFIC_PID, Mechanical Turk workerId and assignmentId. */
export function readJoinLink(parameter: (name: string) => string | undefined): JoinLink {
  const isPreview = parameter("assignmentId") === notAccepted;
  const prolificId = parameter("PROLIFIC_PID");
  if (prolificId) return { source: "prolific", externalId: prolificId, isPreview };
  const workerId = parameter("workerId");
  if (workerId) return { source: "mturk", externalId: workerId, isPreview };
  return { source: "link", isPreview };
}
