import type { Worker } from "@/db/queries/annotators";
import { judgedElsewhere } from "@/db/queries/item-places";
import type { Tx } from "@/db/store";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import { itemLimit, itemsAllowed, type ItemsAllowed } from "@/server/domain/assignment/item-limit";
import type { LaunchedProject } from "./launched-project";

/** How many items an annotator's next page may hold. */
export function roomOf(worker: Worker, { itemCount }: Pick<LaunchedProject, "itemCount">): ItemsAllowed {
  const { limits } = worker.settings;
  const done = { judged: worker.judgedCount, pages: worker.workPageCount };
  return itemsAllowed(itemLimit(limits, itemCount), limits.hitsPerAnnotator, done, worker.settings);
}

/** Whether an ended page may be its annotator's again: they have room for it and judged none of it on another page. */
export async function hasRoomAgain(
  tx: Tx,
  { annotatorId }: Worker,
  { assignmentId, shown }: { assignmentId: string; shown: readonly ShownItem[] },
  allowed: number,
): Promise<boolean> {
  if (shown.length > allowed) return false;
  const itemIds = shown.filter(({ isRepeat }) => isRepeat === undefined).map(({ itemId }) => itemId);
  return (await judgedElsewhere(tx, { annotatorId, assignmentId }, itemIds)).size === 0;
}
