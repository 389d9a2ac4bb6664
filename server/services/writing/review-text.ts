import { isDeepStrictEqual } from "node:util";
import { lockAnnotator } from "@/db/queries/annotators";
import { addExtraPlace } from "@/db/queries/item-places";
import { holdProject } from "@/db/queries/projects";
import { addReviews, countedText, putReview, rejectedAndExtra, writtenTexts } from "@/db/queries/writing";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refuseProblems } from "@/server/domain/refuse-problems";
import { parseWrittenText } from "@/server/domain/task/pair-writing/written-text";
import type { ReviewTextInput } from "@/server/domain/writing/contracts";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireWriting } from "./internal/require-writing";

/**
 * Accepts a text, or a blank, or rejects it for a reason; what was decided before is replaced. For a rejected one
 * somebody else is asked to write, while the project takes work. Whoever wrote it is paid either way.
 * @throws DomainError `not_found`, `invalid_input` where a rejection has no reason, `conflict` for a text that is another
 *   than was read.
 */
export async function reviewText(
  deps: Deps,
  scope: OrganizeScope,
  { itemId, annotatorId, accepted, read, reason }: Omit<ReviewTextInput, "project">,
): Promise<void> {
  if (!accepted && reason === "") refuseProblems({ reason: { reason: "missing", params: {} } });
  await deps.store.write(async (tx) => {
    // Whoever corrects a text holds its author; what was decided about is not corrected any more.
    await lockAnnotator(tx, { annotatorId });
    await holdProject(tx, scope.projectId);
    await requireWriting(tx, scope.projectId);
    const answer = await countedText(tx, scope.projectId, { itemId, annotatorId });
    if (answer === undefined) {
      throw new DomainError("not_found", "Nobody wrote such a text in this project.");
    }
    if (read !== undefined && !isDeepStrictEqual(read, parseWrittenText(answer))) {
      throw new DomainError("conflict", "This text was corrected meanwhile. Read it as it is now.");
    }
    await putReview(tx, { itemId, annotatorId, accepted, reason, ...reviewedBy(deps, scope) });
    if (!accepted) await askAnother(tx, itemId);
    await recordEvent(deps, tx, scope, "text_reviewed", { itemId, annotatorId, accepted, reason });
  });
}

const many = 500;

/** Accepts every text, and every blank, that nobody has looked at, also not at this moment; how many. */
export async function acceptWaiting(deps: Deps, scope: OrganizeScope): Promise<number> {
  return deps.store.write(async (tx) => {
    await holdProject(tx, scope.projectId);
    await requireWriting(tx, scope.projectId);
    let accepted = 0;
    for (;;) {
      const waiting = await writtenTexts(tx, scope.projectId, "waiting", { limit: many, offset: 0 });
      if (waiting.length === 0) break;
      const review = { accepted: true, reason: "", ...reviewedBy(deps, scope) };
      accepted += await addReviews(
        tx,
        waiting.map(({ itemId, annotatorId }) => ({ itemId, annotatorId, ...review })),
      );
    }
    await recordEvent(deps, tx, scope, "text_reviewed", { accepted });
    return accepted;
  });
}

const reviewedBy = ({ now }: Pick<Deps, "now">, { projectId, actor }: OrganizeScope) => ({
  projectId,
  userId: actor.kind === "user" ? actor.userId : null,
  reviewedAt: now(),
});

/** One place more for every text of the item that was rejected, however often that changed. */
async function askAnother(tx: Tx, itemId: string): Promise<void> {
  const counts = await rejectedAndExtra(tx, itemId);
  if (counts !== null && counts.rejected > counts.extra) await addExtraPlace(tx, itemId);
}
