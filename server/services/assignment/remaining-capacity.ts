import type { Worker } from "@/db/queries/annotators";
import { leaseOf } from "@/db/queries/assignments";
import { judgedElsewhere } from "@/db/queries/item-places";
import type { Tx } from "@/db/store";
import type { ShownItem } from "@/server/domain/assignment/assignment";
import {
  itemLimit,
  itemsAllowed,
  type ItemsAllowed,
  type WorkDone,
} from "@/server/domain/assignment/item-limit";
import type { LaunchedProject } from "./launched-project";

/** How many items an annotator's next page may hold. */
export function remainingCapacity(
  worker: Worker,
  launched: Pick<LaunchedProject, "itemCount">,
): ItemsAllowed {
  return roomAfter(worker, launched, { judged: worker.judgedCount, pages: worker.workPageCount });
}

function roomAfter(
  { settings }: Worker,
  { itemCount }: Pick<LaunchedProject, "itemCount">,
  done: WorkDone,
): ItemsAllowed {
  const { limits } = settings;
  return itemsAllowed(itemLimit(limits, itemCount), limits.hitsPerAnnotator, done, settings);
}

/** Whether a page that came after its lease is within what its author may do, beside a page they hold meanwhile. */
export async function hasRoomLate(
  tx: Tx,
  worker: Worker,
  launched: Pick<LaunchedProject, "itemCount">,
  shown: readonly ShownItem[],
): Promise<boolean> {
  const [held] = await leaseOf(tx, { annotatorId: worker.annotatorId });
  const judged = worker.judgedCount + (held?.shown.length ?? 0);
  const pages = worker.workPageCount + (held === undefined ? 0 : 1);
  return shown.length <= roomAfter(worker, launched, { judged, pages }).allowed;
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
