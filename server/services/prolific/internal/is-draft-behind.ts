import type { ProlificConnectionRow } from "@/db/queries/prolific-connections";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { ProjectRow } from "@/db/queries/projects";
import { isSameValue } from "@/server/domain/project/overwritten";
import { studyDraftOf } from "./study-draft";

/** Whether a draft at Prolific is other than the plan and the project would have it now. */
export const isDraftBehind = (
  project: ProjectRow,
  study: ProlificStudyRow,
  connection: ProlificConnectionRow,
): boolean => !isSameValue(study.sent, studyDraftOf(project, study, connection));
