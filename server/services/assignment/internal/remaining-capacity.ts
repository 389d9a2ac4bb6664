import type { WorkingAnnotator } from "@/db/queries/annotators";
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

/** How many items an annotator's next HIT may hold. */
export function remainingCapacity(
  annotator: WorkingAnnotator,
  launched: Pick<LaunchedProject, "itemCount">,
): ItemsAllowed {
  return roomAfter(annotator, launched, { judged: annotator.judgedCount, hits: annotator.workHitCount });
}

function roomAfter(
  { settings }: WorkingAnnotator,
  { itemCount }: Pick<LaunchedProject, "itemCount">,
  done: WorkDone,
): ItemsAllowed {
  const { limits } = settings;
  return itemsAllowed(itemLimit(limits, itemCount), limits.hitsPerAnnotator, done, settings);
}

/** Whether a HIT that came after its lease is within what its author may do, beside a HIT they hold meanwhile. */
export async function hasRoomLate(
  tx: Tx,
  annotator: WorkingAnnotator,
  launched: Pick<LaunchedProject, "itemCount">,
  shown: readonly ShownItem[],
): Promise<boolean> {
  const [held] = await leaseOf(tx, { annotatorId: annotator.annotatorId });
  const judged = annotator.judgedCount + (held?.shown.length ?? 0);
  const hits = annotator.workHitCount + (held === undefined ? 0 : 1);
  return shown.length <= roomAfter(annotator, launched, { judged, hits }).allowed;
}

/** Whether an ended HIT may be its annotator's again: they have room for it and judged none of it on another HIT. */
export async function hasRoomAgain(
  tx: Tx,
  { annotatorId }: WorkingAnnotator,
  { assignmentId, shown }: { assignmentId: string; shown: readonly ShownItem[] },
  allowed: number,
): Promise<boolean> {
  if (shown.length > allowed) return false;
  const itemIds = shown.filter(({ isRepeat }) => isRepeat === undefined).map(({ itemId }) => itemId);
  return (await judgedElsewhere(tx, { annotatorId, assignmentId }, itemIds)).size === 0;
}
