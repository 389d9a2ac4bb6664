import type { Worker } from "@/db/queries/annotators";
import { openItemsAfter, openItemsOfGroup, type OpenItem } from "@/db/queries/item-places";
import type { Tx } from "@/db/store";

/** Items looked at first; a few more than a page needs, because some are the annotator's own already. */
const leastWindow = 32;
const greatestWindow = 512;
/** Windows looked at for one page. The next search goes on from there, so that nothing is missed in the end. */
const windowsAtMost = 12;

/** Where a search stands: it goes on after the item with so many open places and this draw. */
export interface SearchPoint {
  level: number;
  draw: number;
}

export const searchTop: SearchPoint = { level: 2 ** 31 - 1, draw: 2 ** 31 - 1 };

export interface FoundItems {
  /** Open and new to the annotator, those with the most need first. */
  candidates: OpenItem[];
  /** Where the search for the next page goes on, once the items with the most need have been looked at. */
  point: SearchPoint;
}

/**
 * Looks for open items that an annotator has not judged: among those with the most need, then on from where their
 * last search stood. How many rows it reads is bounded, however many items there are and however many they judged.
 */
export async function findItems(tx: Tx, worker: Worker, wanted: number): Promise<FoundItems> {
  const { annotatorId, projectId, cursor, cursorLevel } = worker;
  const candidates = new Map<string, OpenItem>();
  const look = async (from: SearchPoint, limit: number) => {
    const rows = await openItemsAfter(tx, { annotatorId, projectId, limit, ...from });
    const fresh = rows.filter(({ isJudged, itemId }) => !isJudged && !candidates.has(itemId));
    for (const item of fresh) candidates.set(item.itemId, item);
    const last = rows.at(-1);
    const end = rows.length < limit || last === undefined ? null : pointOf(last);
    return { end, hasFresh: fresh.length > 0 };
  };
  const found = (point: SearchPoint) => ({ candidates: [...candidates.values()], point });

  const stored = cursorLevel === null ? searchTop : { level: cursorLevel, draw: cursor };
  let size = Math.max(leastWindow, 2 * wanted);
  const afterTop = (await look(searchTop, size)).end;
  if (afterTop === null) return found(searchTop);
  let from = isAfter(stored, afterTop) ? stored : afterTop;
  let point = from;
  let mayWrap = from === stored;
  for (let window = 1; window < windowsAtMost && candidates.size < wanted; window += 1) {
    size = Math.min(2 * size, greatestWindow);
    const { end, hasFresh } = await look(from, size);
    if (end === null && !mayWrap) return found(searchTop);
    if (end === null) mayWrap = false;
    from = end ?? afterTop;
    if (!hasFresh) point = from;
  }
  return found(point);
}

const pointOf = ({ openPlaces, draw }: OpenItem): SearchPoint => ({ level: openPlaces, draw });

function isAfter(point: SearchPoint, other: SearchPoint): boolean {
  return point.level < other.level || (point.level === other.level && point.draw < other.draw);
}

/** The items of some groups that are open and new to the annotator. */
export async function groupMates(
  tx: Tx,
  { projectId, annotatorId }: Worker,
  groupKeys: readonly string[],
): Promise<OpenItem[]> {
  const mates: OpenItem[] = [];
  for (const groupKey of groupKeys) {
    mates.push(...(await openItemsOfGroup(tx, projectId, groupKey, annotatorId)));
  }
  return mates.filter(({ isJudged }) => !isJudged);
}
