import { may } from "./may";
import type { Role } from "./project";

/** What can happen to the members of a project. */
export const memberEventKinds = [
  "member_invited",
  "member_link_renewed",
  "member_invitation_withdrawn",
  "member_joined",
  "member_role_changed",
  "member_removed",
  "member_left",
  "ownership_handed_over",
] as const;

/** What can happen between a project and the service that sends it people. */
const recruiterEventKinds = [
  "recruiter_connected",
  "recruiter_disconnected",
  "recruiter_study_planned",
  "recruiter_draft_saved",
  "recruiter_study_tried",
  "recruiter_study_changed",
  "recruiter_participant_acted",
  "recruiter_participants_approved",
  "recruiter_participant_rejected",
  "recruiter_bonuses_sent",
  "recruiter_bonus_withdrawn",
  "recruiter_bonus_settled",
] as const;

/** Everything that can happen to a project and is written down. */
export const eventKinds = [
  "project_created",
  "project_changed",
  "scale_changed",
  "translation_changed",
  "translation_removed",
  "items_imported",
  "import_removed",
  "batch_opened",
  "batch_changed",
  "batch_raised",
  "items_promoted",
  "gold_changed",
  "gold_removed",
  "annotator_status_changed",
  "annotator_status_contested",
  "contest_answered",
  "refusal_answered",
  "return_code_shown",
  "annotator_erased",
  "traces_removed",
  "pay_approved",
  "pay_paid",
  "bonus_given",
  "recruiter_secret_set",
  "credit_decided",
  "people_invited",
  "addresses_changed",
  "mail_message_changed",
  "invitations_mailed",
  "reminders_mailed",
  "unknown_mail_settled",
  "mail_bounced",
  "person_opted_out",
  "items_named",
  "annotators_excluded",
  "exclusions_taken_back",
  "item_adjudicated",
  "adjudication_undone",
  "text_reviewed",
  "item_retired",
  "item_reinstated",
  "item_reports_dismissed",
  "rating_project_made",
  "release_created",
  "evaluation_opened",
  "evaluation_changed",
  "evaluation_closed",
  "evaluation_reopened",
  "evaluation_rescored",
  "team_clock_extended",
  ...recruiterEventKinds,
  ...memberEventKinds,
  "token_read",
  "webhook_added",
  "webhook_removed",
  "webhook_disabled",
  "webhook_replayed",
  "project_launched",
  "project_paused",
  "project_resumed",
  "project_closed",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Events that name the email of somebody who is not a member. */
export const kindsWithEmail: readonly EventKind[] = [
  "member_invited",
  "member_link_renewed",
  "member_invitation_withdrawn",
];

/** Whether a member may read what an event says beyond its kind: emails are for those who see the list of members. */
export function mayReadEvent(role: Role, kind: EventKind): boolean {
  return may(role, "organize") || !kindsWithEmail.includes(kind);
}
