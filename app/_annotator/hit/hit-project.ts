import type { ShownProject } from "@/server/domain/project/shown-project";

/** What the HIT page needs to know of its project. */
export type HitProject = Pick<
  ShownProject,
  | "slug"
  | "name"
  | "taskType"
  | "question"
  | "language"
  | "scaleDirection"
  | "itemComments"
  | "itemConfidence"
  | "itemReports"
>;
