import { answerJoinRefusal } from "@/db/queries/join-refusals";
import type { Deps } from "@/server/deps";
import type { AnswerRefusalInput } from "@/server/domain/annotator/refusal";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/internal/record-event";

/**
 * Answers somebody who was not let in, and lifts the refusal where they may try again: they then answer the questions
 * of joining once more.
 * @throws DomainError `not_found` where the project has no such refusal.
 */
export async function answerRefusal(
  deps: Deps,
  scope: OrganizeScope,
  { refusal, answer, lift }: AnswerRefusalInput,
): Promise<void> {
  const { projectId, actor } = scope;
  const now = deps.now();
  await deps.store.write(async (tx) => {
    const answered = await answerJoinRefusal(
      tx,
      { projectId, refusalId: refusal },
      {
        answer: answer === "" ? null : answer,
        answeredByUserId: actor.kind === "user" ? actor.userId : null,
        answeredAt: now,
        liftedAt: lift ? now : null,
      },
    );
    if (!answered) throw new DomainError("not_found", "There is no such refusal in this project.");
    await recordEvent(deps, tx, scope, "refusal_answered", { answer, lift });
  });
}
