import { answerAnnotatorStatusContest, lockAnnotatorCalled } from "@/db/queries/annotator-status-history";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { AnswerContestInput } from "@/server/domain/annotator-status/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { actOn } from "./change-by-hand";
import { noSuchAnnotator } from "./internal/no-such-annotator";

/**
 * Answers an objection with a text that the annotator is shown, and lets them go on where that is wanted; a further
 * answer replaces the one before.
 * @throws DomainError `not_found` where there is no such annotator or objection, `conflict` when somebody is to go on
 *   who may work already.
 */
export async function answerContest(
  deps: Deps,
  scope: OrganizeScope,
  { annotator: pseudonym, answer, letGoOn }: AnswerContestInput,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const annotator = await lockAnnotatorCalled(tx, scope.projectId, pseudonym);
    if (annotator === undefined) throw noSuchAnnotator(pseudonym);
    const { actor } = scope;
    const answered = await answerAnnotatorStatusContest(tx, annotator.id, {
      answer,
      answeredByUserId: actor.kind === "user" ? actor.userId : null,
      answeredAt: deps.now(),
    });
    if (!answered) throw new DomainError("not_found", `${pseudonym} has not objected.`);
    const data = { annotator: pseudonym, answer, letGoOn };
    await recordEvent(deps, tx, scope, "contest_answered", data);
    if (letGoOn)
      await actOn(deps, tx, scope, { annotator: pseudonym, act: "let-go-on", reason: answer.slice(0, 500) });
  });
}
