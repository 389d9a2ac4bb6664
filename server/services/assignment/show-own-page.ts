import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import { readResponse } from "@/db/queries/responses";
import type { Answer } from "@/server/domain/task/wire";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";
import type { TaskType } from "@/server/domain/task/task-types";
import { findOwnAssignment } from "./internal/find-own-assignment";
import { findWorkingAnnotator } from "./internal/find-working-annotator";
import { launchedProject } from "./internal/launched-project";
import { leasedHitOf } from "./internal/open-lease";
import { sentAnswers } from "./internal/sent-answers";
import { shownAssignment } from "./internal/shown-assignment";

interface OwnPage {
  assignment: LeasedAssignment;
  taskType: TaskType;
  /** What was submitted, and when; null while nothing was. */
  sent: { at: number; answers: Answer[] } | null;
}

/**
 * A page as it was put before this annotator, whatever has become of it since.
 * @throws DomainError `not_found` for an assignment that is unknown or another's.
 */
export async function showOwnPage(deps: Deps, actor: AnnotatorActor, assignmentId: string): Promise<OwnPage> {
  const launched = await launchedProject(deps, actor);
  return deps.store.write(async (tx) => {
    const annotator = await findWorkingAnnotator(tx, actor);
    const own = await findOwnAssignment(tx, actor, assignmentId);
    const hit = await leasedHitOf(tx, { ...own, assignmentId });
    const response = own.reply === null ? undefined : await readResponse(tx, assignmentId);
    return {
      assignment: await shownAssignment(tx, annotator, hit, launched),
      taskType: annotator.taskType,
      sent: response === undefined ? null : { at: response.submittedAt, answers: sentAnswers(response.body) },
    };
  });
}
