import type { WorkingAnnotator } from "@/db/queries/annotators";
import {
  levelBelow,
  openItemsAfter,
  openItemsOfGroup,
  openItemsOfLevel,
  type OpenItem,
} from "@/db/queries/open-items";
import type { Tx } from "@/db/store";

/** Items looked at with one query of the usual search; a few more than a page needs, as some are the annotator's own. */
const minWindow = 32;
/** Items looked at with one query of the last resort, and how many such queries one request may cost. */
const greatWindow = 512;
const greatWindowsAtMost = 40;

/** Where a search stands: it goes on after the item with so many open places and this draw. */
export interface SearchPoint {
  level: number;
  draw: number;
}

/** Above the open places and the draw of every item. */
export const anyLevel = 2 ** 31 - 1;
export const searchTop: SearchPoint = { level: anyLevel, draw: anyLevel };

export interface FoundItems {
  /** Open and new to the annotator, those with the most need first. */
  candidates: OpenItem[];
  /** Where the search for the next page goes on, if none of the candidates is taken. */
  point: SearchPoint;
}

/** What is looked for. */
export interface Wanted {
  items: number;
  /** Where the search begins for who has had no page yet, as a draw. */
  begin: number;
  /** What stands on the pages they gave back, which comes again with its page or not at all. */
  seen: ReadonlySet<string>;
}

/**
 * Looks for open items that an annotator has not judged. Level by level, those with the most need first, it goes round
 * from where the annotator's last page ended, so that what they have judged lies behind them; everybody begins
 * somewhere else. Only when that finds nothing it goes through the others, as far as one request may, and the next
 * request goes on from there. How many rows it reads is bounded, whatever the project and the annotator's past.
 */
export async function findItems(tx: Tx, annotator: WorkingAnnotator, wanted: Wanted): Promise<FoundItems> {
  const stored: SearchPoint =
    annotator.cursorLevel === null
      ? { level: anyLevel, draw: wanted.begin }
      : { level: annotator.cursorLevel, draw: annotator.cursor };
  const candidates = await findByLevel(tx, annotator, wanted, stored.draw);
  return candidates.length > 0 ? { candidates, point: stored } : findAnywhere(tx, annotator, wanted, stored);
}

async function findByLevel(
  tx: Tx,
  { projectId, annotatorId }: WorkingAnnotator,
  wanted: Wanted,
  from: number,
): Promise<OpenItem[]> {
  const search = { projectId, annotatorId, limit: Math.max(minWindow, 2 * wanted.items) };
  const found = new Map<string, OpenItem>();
  const take = (rows: readonly OpenItem[]) => {
    for (const row of rows) if (isNewTo(wanted, row)) found.set(row.itemId, row);
  };
  let [next] = await levelBelow(tx, { projectId, level: anyLevel });
  while (next !== undefined && found.size < wanted.items) {
    const level = next.openPlaces;
    take(await openItemsOfLevel(tx, { ...search, level, draw: from }));
    // Round to the beginning; what lies before the point a second time changes nothing.
    if (found.size < wanted.items) take(await openItemsOfLevel(tx, { ...search, level, draw: anyLevel }));
    [next] = await levelBelow(tx, { projectId, level });
  }
  return [...found.values()];
}

async function findAnywhere(
  tx: Tx,
  { projectId, annotatorId }: WorkingAnnotator,
  wanted: Wanted,
  stored: SearchPoint,
): Promise<FoundItems> {
  const candidates: OpenItem[] = [];
  let point = stored;
  let isRound = false;
  for (let window = 0; window < greatWindowsAtMost && candidates.length < wanted.items; window += 1) {
    const rows = await openItemsAfter(tx, { projectId, annotatorId, limit: greatWindow, ...point });
    candidates.push(...rows.filter((row) => isNewTo(wanted, row)));
    const last = rows.at(-1);
    const isEnd = rows.length < greatWindow || last === undefined;
    if (isEnd && isRound) break;
    if (isEnd) isRound = true;
    point = isEnd ? searchTop : pointOf(last);
  }
  return { candidates: distinct(candidates), point };
}

const isNewTo = ({ seen }: Pick<Wanted, "seen">, { itemId, isJudged }: OpenItem) =>
  !isJudged && !seen.has(itemId);

export const pointOf = ({ openPlaces, draw }: OpenItem): SearchPoint => ({ level: openPlaces, draw });

const distinct = (found: readonly OpenItem[]): OpenItem[] => [
  ...new Map(found.map((item) => [item.itemId, item])).values(),
];

/** The items of some groups that are open and new to the annotator. */
export async function groupMates(
  tx: Tx,
  { projectId, annotatorId }: WorkingAnnotator,
  groupKeys: readonly string[],
  seen: ReadonlySet<string>,
): Promise<OpenItem[]> {
  const mates: OpenItem[] = [];
  for (const groupKey of groupKeys) {
    mates.push(...(await openItemsOfGroup(tx, projectId, groupKey, annotatorId)));
  }
  return mates.filter((mate) => isNewTo({ seen }, mate));
}
