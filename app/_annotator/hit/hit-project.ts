import type { ShownProject } from "@/server/domain/project/shown-project";

const shown = [
  "slug",
  "name",
  "taskType",
  "question",
  "translation",
  "textsLanguage",
  "language",
  "scaleDirection",
  "itemComments",
  "itemConfidence",
  "itemReports",
  "breakMinutes",
] as const satisfies readonly (keyof ShownProject)[];

/** What the HIT page needs to know of its project. */
export type HitProject = Pick<ShownProject, (typeof shown)[number]>;

/** The rest of a project does not go to the browser a second time. */
export const hitProjectOf = (project: ShownProject): HitProject =>
  Object.fromEntries(shown.map((key) => [key, project[key]])) as HitProject;
