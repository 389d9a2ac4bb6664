import { and, asc, count, countDistinct, desc, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { adjudications, itemPlaces, itemRetirements, itemSpreads, judgments } from "@/db/schema";
import { numbered, numberedPlaceholders, preparedFor } from "@/db/prepared-for";
import type { Db, Tx } from "@/db/store";

const countedValues = preparedFor<{ itemId: string; dimensionId: string; value: number | null }[]>(
  "counted_values",
  (items) => (db) =>
    db
      .select({ itemId: judgments.itemId, dimensionId: judgments.dimensionId, value: judgments.value })
      .from(judgments)
      .where(
        and(
          inArray(
            judgments.itemId,
            numberedPlaceholders(items, ["itemId"]).map(({ itemId }) => itemId),
          ),
          sql`counted and not is_gold`,
        ),
      ),
);

/** The counted values of some work items; null is Not Applicable. */
export async function countedValuesOf(db: Db, itemIds: readonly string[]) {
  return countedValues(itemIds.length)(db, numbered(itemIds.map((itemId) => ({ itemId }))));
}

const spreadsWritten = preparedFor<unknown>(
  "write_spreads",
  (rows) => (db) =>
    db
      .insert(itemSpreads)
      .values(
        numberedPlaceholders(rows, ["itemId", "dimensionId", "judgmentCount", "range", "ciWidth", "tie"]),
      )
      .onConflictDoUpdate({
        target: [itemSpreads.itemId, itemSpreads.dimensionId],
        set: {
          judgmentCount: sql`excluded.judgment_count`,
          range: sql`excluded.range`,
          ciWidth: sql`excluded.ci_width`,
        },
      }),
);

/** Writes how far the values of some items lie apart, over what was written before. */
export async function writeSpreads(
  tx: Tx,
  rows: readonly (typeof itemSpreads.$inferInsert)[],
): Promise<void> {
  await spreadsWritten(rows.length)(tx, numbered(rows));
}

export async function dropSpreads(tx: Tx, itemIds: readonly string[]): Promise<void> {
  await tx.delete(itemSpreads).where(inArray(itemSpreads.itemId, [...itemIds]));
}

/** Which items need a decision. */
export interface DividedSearch {
  projectId: string;
  dimensionIds: readonly string[];
  /** The least range and the least width of the interval that ask for one; null where none does. */
  leastRange: number | null;
  leastWidth: number | null;
  /** Counted judgments an item must have. */
  leastJudgments: number;
  /** Whether extra judgments that were asked for must be there, too. */
  withExtra: boolean;
}

/** Items that need more or fewer judgments than others; written as the condition of their partial index is. */
const unusual = (projectId: string) =>
  sql`(select item_id from ${itemPlaces} where ${itemPlaces.projectId} = ${projectId}
    and (extra_count <> 0 or raised_count <> 0 or hold is not null))`;

/** Judgments that an item needs beyond the overlap; far fewer where nobody is to judge it any more. */
const extraCount = sql`(select ${itemPlaces.extraCount} + ${itemPlaces.raisedCount}
  - case when ${itemPlaces.hold} in ('stopped', 'promoted') then 1000000 else 0 end
  from ${itemPlaces} where ${itemPlaces.itemId} = ${itemSpreads.itemId})`;

/** Whether all judgments are there that an item is to have. */
function isJudged({ projectId, leastJudgments, withExtra }: DividedSearch): SQL {
  const { judgmentCount, itemId } = itemSpreads;
  if (!withExtra) return sql`${judgmentCount} >= ${leastJudgments}`;
  return sql`case when ${itemId} in ${unusual(projectId)} then ${judgmentCount} >= ${leastJudgments} + ${extraCount}
    else ${judgmentCount} >= ${leastJudgments} end`;
}

/** Of one dimension written as an equation, by which the index also gives the order. */
const ofDimensions = ([first, ...others]: readonly string[]) =>
  first !== undefined && others.length === 0
    ? eq(itemSpreads.dimensionId, first)
    : inArray(itemSpreads.dimensionId, first === undefined ? [] : [first, ...others]);

function divided(search: DividedSearch) {
  const { dimensionIds, leastRange, leastWidth } = search;
  return and(
    ofDimensions(dimensionIds),
    or(
      leastRange === null ? undefined : sql`${itemSpreads.range} >= ${leastRange}`,
      leastWidth === null ? undefined : sql`${itemSpreads.ciWidth} >= ${leastWidth}`,
    ),
    isJudged(search),
    sql`${itemSpreads.itemId} not in (select item_id from ${itemRetirements} where taken_back_at is null)`,
  );
}

/** The same, as far as nobody has decided them. */
function undecided(db: Db, search: DividedSearch) {
  const decided = db
    .select({ itemId: adjudications.itemId, dimensionId: adjudications.dimensionId })
    .from(adjudications)
    .where(and(eq(adjudications.projectId, search.projectId), isNull(adjudications.undoneAt)));
  return and(divided(search), sql`(${itemSpreads.itemId}, ${itemSpreads.dimensionId}) not in ${decided}`);
}

/** How many decisions nobody has made, each on one item and dimension, and on how many items. */
export async function countUndecided(db: Db, search: DividedSearch) {
  const { itemId } = itemSpreads;
  // On one dimension every decision is about another item.
  const items = search.dimensionIds.length === 1 ? count() : countDistinct(itemId);
  const [found] = await db
    .select({ decisions: count(), items })
    .from(itemSpreads)
    .where(undecided(db, search));
  return found ?? { decisions: 0, items: 0 };
}

const place = {
  itemId: itemSpreads.itemId,
  dimensionId: itemSpreads.dimensionId,
  range: itemSpreads.range,
  ciWidth: itemSpreads.ciWidth,
};

/** Those of some items that need a decision, whether somebody has decided them or not. */
export async function dividedAmong(db: Db, search: DividedSearch, itemIds: readonly string[]) {
  return db
    .select(place)
    .from(itemSpreads)
    .where(and(divided(search), inArray(itemSpreads.itemId, [...itemIds])));
}

/** Of some items those on which a decision is needed that nobody has made. */
export async function undecidedAmong(db: Db, search: DividedSearch, itemIds: readonly string[]) {
  const rows = await db
    .selectDistinct({ itemId: itemSpreads.itemId })
    .from(itemSpreads)
    .where(and(undecided(db, search), inArray(itemSpreads.itemId, [...itemIds])));
  return rows.map(({ itemId }) => itemId);
}

/** Ties go round from 0 to one before this, for each person from another one on. */
export const tieCount = 2 ** 30;

interface Next {
  /** Where the ties of this person begin. */
  turn: number;
  /** The place behind which to go on; null for the beginning. */
  after: { range: number; ciWidth: number; tie: number; itemId: string } | null;
  limit: number;
}

/** The next ones that nobody has decided: the widest range first, then the widest interval, then by this person's ties. */
export async function nextUndecided(db: Db, search: DividedSearch, { turn, after, limit }: Next) {
  const tie = sql`(${itemSpreads.tie} + ${sql.raw(String(turn))}) % ${sql.raw(String(tieCount))}`;
  const { range, ciWidth, itemId } = itemSpreads;
  const isBehind =
    after === null
      ? undefined
      : sql`(-${range}, -${ciWidth}, ${tie}, ${itemId}) > (${-after.range}, ${-after.ciWidth}, ${after.tie}, ${after.itemId})`;
  return db
    .select(place)
    .from(itemSpreads)
    .where(and(undecided(db, search), isBehind))
    .orderBy(desc(range), desc(ciWidth), tie, asc(itemId))
    .limit(limit);
}
