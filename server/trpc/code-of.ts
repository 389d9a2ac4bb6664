import type { TRPC_ERROR_CODE_KEY } from "@trpc/server";
import type { ErrorReason } from "@/server/domain/errors";

/** The code under which the browser's door reports each reason. */
export const codeOf: Record<ErrorReason, TRPC_ERROR_CODE_KEY> = {
  malformed: "BAD_REQUEST",
  invalid_input: "UNPROCESSABLE_CONTENT",
  invalid_answers: "UNPROCESSABLE_CONTENT",
  unauthenticated: "UNAUTHORIZED",
  forbidden: "FORBIDDEN",
  not_found: "NOT_FOUND",
  conflict: "CONFLICT",
  assignment_expired: "CONFLICT",
  assignment_returned: "CONFLICT",
  project_not_draft: "CONFLICT",
  project_not_open: "CONFLICT",
  project_closed: "CONFLICT",
  launch_incomplete: "CONFLICT",
  renewals_used_up: "CONFLICT",
  link_used: "CONFLICT",
  slug_taken: "CONFLICT",
  email_taken: "CONFLICT",
  gold_not_contestable: "CONFLICT",
  file_refused: "UNPROCESSABLE_CONTENT",
  file_too_large: "PAYLOAD_TOO_LARGE",
  nothing_to_release: "CONFLICT",
  busy: "SERVICE_UNAVAILABLE",
  disk_full: "SERVICE_UNAVAILABLE",
  rate_limited: "TOO_MANY_REQUESTS",
  internal: "INTERNAL_SERVER_ERROR",
};
