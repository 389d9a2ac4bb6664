import type { StudyStatus } from "./vendor";

/** Whether a study has been published; from then on Prolific changes little of it. */
export const isPublishedStatus = (status: StudyStatus): boolean =>
  status !== "UNPUBLISHED" && status !== "SCHEDULED";
