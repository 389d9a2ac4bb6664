import { lockWorker } from "@/db/queries/annotators";
import { standingContestOf } from "@/db/queries/standing";
import { upsertStandingContest } from "@/db/queries/standing-history";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { ContestStandingInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { mayContest } from "@/server/domain/standing/act-by-hand";
import { recordEvent } from "@/server/services/project/record-event";

/**
 * Lets somebody who was stopped, paused or did not qualify object; saying it again replaces what was said, and what
 * was answered.
 * @throws DomainError `not_contestable` to whoever may work.
 */
export async function contestStanding(
  deps: Deps,
  { annotatorId, projectId }: AnnotatorActor,
  { comment }: ContestStandingInput,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const [worker] = await lockWorker(tx, { annotatorId });
    if (worker === undefined || !mayContest(worker.state)) {
      throw new DomainError(
        "not_contestable",
        "There is nothing to object to: your work has not been stopped.",
      );
    }
    const before = await standingContestOf(tx, annotatorId);
    await upsertStandingContest(tx, { annotatorId, projectId, comment, createdAt: deps.now() });
    const waits = before !== null && before.answeredAt === null;
    if (waits) return;
    const data = { annotator: worker.pseudonym };
    await recordEvent(deps, tx, { projectId, actor: { kind: "system" } }, "standing_contested", data);
  });
}
