import { lockAnnotator } from "@/db/queries/annotators";
import { annotatorStatusContestOf } from "@/db/queries/annotator-status";
import { upsertAnnotatorStatusContest } from "@/db/queries/annotator-status-history";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { ContestAnnotatorStatusInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { mayContest } from "@/server/domain/annotator-status/act-by-hand";
import { recordEvent } from "@/server/services/project/internal/record-event";

/**
 * Lets somebody who was stopped, paused or did not qualify object; saying it again replaces what was said, and what
 * was answered.
 * @throws DomainError `not_contestable` to whoever may work.
 */
export async function contestAnnotatorStatus(
  deps: Deps,
  { annotatorId, projectId }: AnnotatorActor,
  { comment }: ContestAnnotatorStatusInput,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const [annotator] = await lockAnnotator(tx, { annotatorId });
    if (annotator === undefined || !mayContest(annotator.state)) {
      throw new DomainError(
        "not_contestable",
        "There is nothing to object to: your work has not been stopped.",
      );
    }
    const before = await annotatorStatusContestOf(tx, annotatorId);
    await upsertAnnotatorStatusContest(tx, { annotatorId, projectId, comment, createdAt: deps.now() });
    const waits = before !== null && before.answeredAt === null;
    if (waits) return;
    const data = { annotator: annotator.pseudonym };
    await recordEvent(deps, tx, { projectId, actor: { kind: "system" } }, "annotator_status_contested", data);
  });
}
