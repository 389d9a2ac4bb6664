/** Everything that can happen to a project and is written down. */
export const eventKinds = [
  "project_created",
  "project_changed",
  "scale_changed",
  "items_imported",
  "import_removed",
  "gold_changed",
  "gold_removed",
  "standing_changed",
  "standing_contested",
  "contest_answered",
  "pay_approved",
  "pay_paid",
  "bonus_given",
  "people_invited",
  "items_named",
  "project_launched",
  "project_paused",
  "project_resumed",
  "project_closed",
] as const;
export type EventKind = (typeof eventKinds)[number];
