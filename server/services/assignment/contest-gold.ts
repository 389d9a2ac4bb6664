import { upsertContest } from "@/db/queries/judgments";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { ContestGoldInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { tellAll } from "@/server/services/webhook/internal/tell-webhooks";
import { findOwnAssignment } from "./internal/find-own-assignment";
import { findWorkingAnnotator } from "./internal/find-working-annotator";

/**
 * Lets an annotator object to a gold item they were told they missed; saying it again replaces what was said.
 * @throws DomainError `not_found` for an assignment that is not this annotator's, `gold_not_contestable` for anything
 *   they have had no feedback on.
 */
export async function contestGold(
  deps: Deps,
  actor: AnnotatorActor,
  { assignment: assignmentId, key, comment }: ContestGoldInput,
): Promise<void> {
  await deps.store.write(async (tx) => {
    await findWorkingAnnotator(tx, actor);
    const { shown, reply } = await findOwnAssignment(tx, actor, assignmentId);
    const item = shown.find((one) => one.key === key);
    const hadFeedback = reply?.feedback.some((one) => one.key === key) ?? false;
    if (item === undefined || !hadFeedback) {
      throw new DomainError("gold_not_contestable", "There is no feedback here that could be contested.");
    }
    const { projectId } = actor;
    await upsertContest(tx, { assignmentId, itemId: item.itemId, projectId, comment, createdAt: deps.now() });
    await tellAll(deps, tx, projectId, "objection", { to: "gold", itemId: item.itemId, comment });
  });
}
