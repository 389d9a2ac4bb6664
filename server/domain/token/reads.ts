/** What programs read of a project, as the activity names it. */
export const readThings = [
  "project",
  "protocol",
  "items",
  "annotators",
  "judgments",
  "agreement",
  "exclusions",
  "adjudication",
  "releases",
  "files",
  "payments",
  "invitations",
  "recruiters",
  "evaluation",
  "rehearsals",
  "texts",
  "members",
  "activity",
  "webhooks",
  "jobs",
] as const;
export type ReadThing = (typeof readThings)[number];
