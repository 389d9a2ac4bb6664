import type { EventKind } from "@/server/domain/project/event";

/** What entries of the activity can be about, in the order of the work. */
export const activityTopics = [
  "settings",
  "items",
  "gold",
  "annotators",
  "pay",
  "results",
  "members",
  "course",
] as const;
export type ActivityTopic = (typeof activityTopics)[number];

/** What each kind of entry is about. */
const topics: Record<EventKind, ActivityTopic> = {
  project_created: "course",
  project_changed: "settings",
  scale_changed: "settings",
  items_imported: "items",
  import_removed: "items",
  gold_changed: "gold",
  gold_removed: "gold",
  annotator_status_changed: "annotators",
  annotator_status_contested: "annotators",
  contest_answered: "annotators",
  refusal_answered: "annotators",
  return_code_shown: "annotators",
  pay_approved: "pay",
  pay_paid: "pay",
  bonus_given: "pay",
  people_invited: "annotators",
  items_named: "annotators",
  annotators_excluded: "annotators",
  exclusions_taken_back: "annotators",
  item_adjudicated: "results",
  adjudication_undone: "results",
  text_reviewed: "results",
  rating_project_made: "results",
  release_created: "results",
  evaluation_opened: "results",
  evaluation_changed: "results",
  evaluation_closed: "results",
  evaluation_reopened: "results",
  evaluation_rescored: "results",
  team_clock_extended: "results",
  member_invited: "members",
  member_link_renewed: "members",
  member_invitation_withdrawn: "members",
  member_joined: "members",
  member_role_changed: "members",
  member_removed: "members",
  member_left: "members",
  ownership_handed_over: "members",
  token_read: "members",
  webhook_added: "settings",
  webhook_removed: "settings",
  webhook_disabled: "settings",
  webhook_replayed: "settings",
  project_launched: "course",
  project_paused: "course",
  project_resumed: "course",
  project_closed: "course",
};

/** The kinds of entries about a topic. */
export const kindsAbout = (topic: ActivityTopic): EventKind[] =>
  (Object.keys(topics) as EventKind[]).filter((kind) => topics[kind] === topic);
