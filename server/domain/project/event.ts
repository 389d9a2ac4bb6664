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

/** Everything that can happen to a project and is written down. */
export const eventKinds = [
  "project_created",
  "project_changed",
  "scale_changed",
  "items_imported",
  "import_removed",
  "gold_changed",
  "gold_removed",
  "annotator_status_changed",
  "annotator_status_contested",
  "contest_answered",
  "refusal_answered",
  "return_code_shown",
  "pay_approved",
  "pay_paid",
  "bonus_given",
  "people_invited",
  "items_named",
  "annotators_excluded",
  "exclusions_taken_back",
  "item_adjudicated",
  "adjudication_undone",
  "text_reviewed",
  "rating_project_made",
  "release_created",
  "evaluation_opened",
  "evaluation_changed",
  "evaluation_closed",
  "evaluation_reopened",
  "evaluation_rescored",
  "team_clock_extended",
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
