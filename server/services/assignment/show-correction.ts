import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { CorrectablePage } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import type { TaskType } from "@/server/domain/task/task-types";
import { isoInstant } from "@/server/domain/instant";
import { lastSubmittedPage } from "@/db/queries/assignments";
import { findOwnAssignment } from "./internal/find-own-assignment";
import { findWorkingAnnotator } from "./internal/find-working-annotator";
import { launchedProject } from "./internal/launched-project";
import { leasedHitOf } from "./internal/open-lease";
import { readCorrection } from "./internal/read-correction";
import { sentAnswers } from "./internal/sent-answers";
import { shownAssignment } from "./internal/shown-assignment";

/**
 * The page that an annotator submitted last, as it was put before them and as they answered it.
 * @throws DomainError `not_found` where they submitted none, `correction_closed` with the reason in `details.why`.
 */
export async function showCorrection(
  deps: Deps,
  actor: AnnotatorActor,
): Promise<CorrectablePage & { taskType: TaskType }> {
  const launched = await launchedProject(deps, actor);
  return deps.store.write(async (tx) => {
    const annotator = await findWorkingAnnotator(tx, actor);
    const [last] = await lastSubmittedPage(tx, annotator);
    if (last === undefined) throw new DomainError("not_found", "You have not submitted a page.");
    const { assignmentId } = last;
    const own = await findOwnAssignment(tx, actor, assignmentId);
    const page = { ...own, assignmentId, isLast: true };
    const { window, response } = await readCorrection(tx, annotator, page, deps.now());
    if (!window.open || response === undefined) {
      const why = window.open ? "not_submitted" : window.why;
      throw new DomainError("correction_closed", "This page cannot be corrected any more.", { why });
    }
    const hit = await leasedHitOf(tx, { ...own, assignmentId });
    const shown = await shownAssignment(tx, annotator, hit, launched);
    return {
      // The number of the page is that of the last one.
      assignment: { ...shown, page: shown.page - 1 },
      answers: sentAnswers(response.body),
      revision: response.revision,
      until: isoInstant(window.until),
      taskType: annotator.taskType,
    };
  });
}
