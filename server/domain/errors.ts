/** Every reason for which Touchstone refuses something; the screens, the HTTP API and the command line all key on it. */
export const errorReasons = [
  "malformed",
  "invalid_input",
  "invalid_answers",
  "unauthenticated",
  "forbidden",
  "not_found",
  "conflict",
  "assignment_expired",
  "assignment_returned",
  "project_not_draft",
  "project_not_open",
  "project_closed",
  "composition_fixed",
  "launch_incomplete",
  "renewals_used_up",
  "link_used",
  "mail_off",
  "mail_refused",
  "address_taken",
  "opted_out",
  "not_a_report",
  "password_wrong",
  "proof_needed",
  "slug_taken",
  "email_taken",
  "last_owner",
  "already_member",
  "already_invited",
  "other_account",
  "gold_not_contestable",
  "not_contestable",
  "not_eligible",
  "invitation_unknown",
  "arrival_refused",
  "invitation_used",
  "return_code_needed",
  "return_code_unknown",
  "already_paid",
  "does_not_apply",
  "file_refused",
  "file_too_large",
  "body_too_large",
  "nothing_to_release",
  "release_not_evaluable",
  "evaluation_closed",
  "team_name_taken",
  "inputs_not_taken",
  "runs_used_up",
  "not_connected",
  "recruiter_refused",
  "recruiter_silent",
  "recruiter_token_refused",
  "token_missing",
  "workspace_unknown",
  "workspace_empty",
  "plan_missing",
  "draft_missing",
  "draft_behind",
  "study_being_made",
  "study_published",
  "study_active",
  "launch_first",
  "policy",
  "rehearsal_copy",
  "busy",
  "disk_full",
  "rate_limited",
  "internal",
] as const;

export type ErrorReason = (typeof errorReasons)[number];

export type ErrorDetails = Record<string, unknown>;

/** A refusal that the caller is meant to read. `message` is a plain English sentence; `details` names what it is about. */
export class DomainError extends Error {
  override readonly name = "DomainError";

  constructor(
    readonly reason: ErrorReason,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }
}
