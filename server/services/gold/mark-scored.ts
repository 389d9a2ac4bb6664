import { scoresOf } from "@/db/queries/items";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { MarkScoredInput } from "@/server/domain/gold/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { setGoldIn } from "./set-gold";

/**
 * Marks items of a draft as gold, each with its own score as the known answer: all of them or none.
 * @throws DomainError as `setGold`; `conflict` for an item without a score, and one that is gold already.
 */
export async function markScored(
  deps: Deps,
  scope: OrganizeScope,
  { itemIds, tolerance }: Pick<MarkScoredInput, "itemIds" | "tolerance">,
): Promise<void> {
  await deps.store.write(async (tx) => {
    const scores = new Map((await scoresOf(tx, scope.projectId, itemIds)).map((item) => [item.id, item]));
    for (const itemId of new Set(itemIds)) {
      const item = scores.get(itemId);
      if (item?.isGold === true || (item !== undefined && item.referenceScore === null)) {
        throw new DomainError(
          "conflict",
          "Only items that have a score and are not gold yet can be marked together. Load the page again.",
          { item: item.externalId },
        );
      }
      const answer = item?.referenceScore ?? 0;
      const change = { answer, tolerance, accepted: [], explanation: "" };
      await setGoldIn(deps, tx, { scope, itemId, reason: "", change });
    }
  });
}
