import { and, asc, desc, eq, exists, gte, inArray, lt, notExists, sql, type SQL } from "drizzle-orm";
import { forUpdate, forUpdateSkipLocked } from "@/db/lock";
import {
  assignments,
  goldExposures,
  hitItems,
  hits,
  itemRetirements,
  items,
  withheldItems,
} from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import type { BatchHold, PlaceHold } from "@/server/domain/batch/batch";

const { placeholder } = sql;

// Written out, because a partial index serves only a query whose text implies its condition.
const isOpen = sql`${hits.openPlaces} > 0 and ${hits.hold} is null and not ${hits.isRetired}`;

const isNewToAnnotator = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(assignments)
      .where(and(eq(assignments.annotatorId, placeholder("annotatorId")), eq(assignments.hitId, hits.id))),
  );

const holdsNothingWithheld = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(hitItems)
      .innerJoin(withheldItems, eq(withheldItems.itemId, hitItems.itemId))
      .where(and(eq(hitItems.hitId, hits.id), eq(withheldItems.annotatorId, placeholder("annotatorId")))),
  );

// Nothing that they met as gold, in whichever part it stands here.
const holdsNoGoldMet = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(hitItems)
      .innerJoin(goldExposures, eq(goldExposures.itemId, hitItems.itemId))
      .where(and(eq(hitItems.hitId, hits.id), eq(goldExposures.annotatorId, placeholder("annotatorId")))),
  );

// Gold that was promoted stands as work on other HITs; whoever had one of those does not meet it as gold.
const holdsNoGoldHadAsWork = sql`not exists (select 1 from hit_items as gold_place
    inner join hit_items as work_place on work_place.item_id = gold_place.item_id and not work_place.is_gold
    inner join ${assignments} on ${assignments.hitId} = work_place.hit_id
    where gold_place.hit_id = ${hits.id} and gold_place.is_gold
    and ${assignments.annotatorId} = ${placeholder("annotatorId")})`;

export interface Search extends Record<string, unknown> {
  annotatorId: string;
  projectId: string;
  /** Positions from here … */
  from: number;
  /** … up to here, this one left out. */
  before: number;
}

/** Where a search ends that is to look at every HIT. */
export const pastLastPosition = 2 ** 31 - 1;

export interface TakenPlace {
  hitId: string;
  position: number;
}

const firstFit = (db: Db) =>
  db
    .select({ id: hits.id })
    .from(hits)
    .where(
      and(
        eq(hits.projectId, placeholder("projectId")),
        isOpen,
        gte(hits.position, placeholder("from")),
        lt(hits.position, placeholder("before")),
        isNewToAnnotator(db),
        holdsNothingWithheld(db),
        holdsNoGoldMet(db),
        holdsNoGoldHadAsWork,
      ),
    )
    .orderBy(asc(hits.position))
    .limit(1);

const takeOf = (db: Db, hit: ReturnType<typeof firstFit>) =>
  db
    .update(hits)
    .set({ openPlaces: sql`${hits.openPlaces} - 1` })
    .where(and(eq(hits.id, sql`(${hit})`), isOpen))
    .returning({ hitId: hits.id, position: hits.position });

/** Takes a place in the first open HIT that is new to an annotator and holds no gold item they have met. */
export const takeFirstPlace = statement<Search, TakenPlace[]>("take_first_place", (db) =>
  takeOf(db, forUpdate(firstFit(db), hits)),
);

/** As `takeFirstPlace`, but goes past HITs that others are taking places in at this very moment. */
export const takeFirstFreePlace = statement<Search, TakenPlace[]>("take_first_free_place", (db) =>
  takeOf(db, forUpdateSkipLocked(firstFit(db), hits)),
);

const takeIn = (db: Db, further: SQL) =>
  db
    .update(hits)
    .set({ openPlaces: sql`${hits.openPlaces} - 1` })
    .where(and(eq(hits.id, placeholder("hitId")), further))
    .returning({ hitId: hits.id });

/** Takes a place in a certain HIT that is given out, if it has one. */
export const takePlace = statement<{ hitId: string }, { hitId: string }[]>("take_place", (db) =>
  takeIn(db, isOpen),
);

/** Takes a place in a HIT for a page that was submitted already, if it has one, whether or not it is given out now. */
export const takePlaceOfSubmitted = statement<{ hitId: string }, { hitId: string }[]>(
  "take_place_of_submitted",
  (db) => takeIn(db, sql`${hits.openPlaces} > 0`),
);

/** Gives back the place of an assignment that has just ended. */
export const giveBackPlace = statement<{ hitId: string }, unknown>("give_back_place", (db) =>
  db
    .update(hits)
    .set({ openPlaces: sql`${hits.openPlaces} + 1` })
    .where(eq(hits.id, placeholder("hitId"))),
);

/** Notes that a submission of this HIT counts. */
export const countHit = statement<{ hitId: string }, { workItemCount: number }[]>("count_hit", (db) =>
  db
    .update(hits)
    .set({ countedCount: sql`${hits.countedCount} + 1` })
    .where(eq(hits.id, placeholder("hitId")))
    .returning({ workItemCount: hits.workItemCount }),
);

export interface HitItem {
  itemId: string;
  isGold: boolean;
  isRetired: boolean;
  textA: string;
  textB: string;
  content: unknown;
}

const isRetired = (db: Db) =>
  sql<boolean>`${exists(
    db
      .select({ one: sql`1` })
      .from(itemRetirements)
      .where(and(eq(itemRetirements.itemId, hitItems.itemId), sql`taken_back_at is null`)),
  )}`.mapWith(Boolean);

/** What stands in a HIT, in the order in which it is shown. */
export const itemsOfHit = statement<{ hitId: string }, HitItem[]>("items_of_hit", (db) =>
  db
    .select({
      itemId: hitItems.itemId,
      isGold: hitItems.isGold,
      isRetired: isRetired(db),
      textA: items.textA,
      textB: items.textB,
      content: items.content,
    })
    .from(hitItems)
    .innerJoin(items, eq(items.id, hitItems.itemId))
    .where(eq(hitItems.hitId, placeholder("hitId")))
    .orderBy(asc(hitItems.position)),
);

export interface WorkItemOfHit {
  itemId: string;
  isRetired: boolean;
  batchId: string | null;
  hold: PlaceHold | null;
}

/** The work items of a HIT, and whether anybody is asked about them now. */
export const workItemsOfHit = statement<{ hitId: string }, WorkItemOfHit[]>("work_items_of_hit", (db) =>
  db
    .select({
      itemId: hitItems.itemId,
      isRetired: isRetired(db),
      batchId: hits.batchId,
      hold: sql<PlaceHold | null>`case when ${items.promotedAt} is null then ${hits.hold} else 'promoted' end`,
    })
    .from(hitItems)
    .innerJoin(hits, eq(hits.id, hitItems.hitId))
    .innerJoin(items, eq(items.id, hitItems.itemId))
    .where(and(eq(hitItems.hitId, placeholder("hitId")), eq(hitItems.isGold, false)))
    .orderBy(asc(hitItems.itemId)),
);

/** Closes the HITs that hold an item and have no other work left, and opens the others. */
export async function retireHitsOf(tx: Tx, itemId: string): Promise<void> {
  const holding = await tx
    .select({ hitId: hitItems.hitId })
    .from(hitItems)
    .where(and(eq(hitItems.itemId, itemId), eq(hitItems.isGold, false)));
  for (const { hitId } of holding) {
    const work = await workItemsOfHit(tx, { hitId });
    const allRetired = work.every((item) => item.isRetired);
    await tx.update(hits).set({ isRetired: allRetired }).where(eq(hits.id, hitId));
  }
}

/** How many HITs a project has; positions count from 0 without gaps. */
export async function countHits(db: Db, projectId: string): Promise<number> {
  const [last] = await db
    .select({ position: hits.position })
    .from(hits)
    .where(eq(hits.projectId, projectId))
    .orderBy(desc(hits.position))
    .limit(1);
  return last === undefined ? 0 : last.position + 1;
}

/** Whether a HIT is open that an annotator has not had, whatever gold it holds. */
export const openHitNewTo = statement<{ annotatorId: string; projectId: string }, { id: string }[]>(
  "open_hit_new_to",
  (db) =>
    db
      .select({ id: hits.id })
      .from(hits)
      .where(
        and(
          eq(hits.projectId, placeholder("projectId")),
          isOpen,
          isNewToAnnotator(db),
          holdsNothingWithheld(db),
        ),
      )
      .limit(1),
);

/** Holds HITs until the transaction ends, in the order in which everybody does. */
export async function lockHits(tx: Tx, hitIds: readonly string[]): Promise<void> {
  await forUpdate(
    tx
      .select({ id: hits.id })
      .from(hits)
      .where(inArray(hits.id, [...hitIds]))
      .orderBy(asc(hits.id)),
  );
}

/** Gives the places of counted submissions back, one for each HIT. */
export async function uncountHits(tx: Tx, hitIds: string[]): Promise<void> {
  await tx
    .update(hits)
    .set({ openPlaces: sql`${hits.openPlaces} + 1`, countedCount: sql`${hits.countedCount} - 1` })
    .where(inArray(hits.id, hitIds));
}

/** Gives the HITs of a batch to nobody, or again to everybody. */
export async function holdHits(tx: Tx, batch: SQL | undefined, hold: BatchHold | null): Promise<void> {
  await tx.update(hits).set({ hold }).where(batch);
}

/** Asks for more submissions of some HITs. */
export async function raiseHits(tx: Tx, hitIds: string[], by: number): Promise<void> {
  await tx
    .update(hits)
    .set({ openPlaces: sql`${hits.openPlaces} + ${by}`, raisedCount: sql`${hits.raisedCount} + ${by}` })
    .where(inArray(hits.id, hitIds));
}

export async function insertHits(
  tx: Tx,
  hitRows: (typeof hits.$inferInsert)[],
  itemRows: (typeof hitItems.$inferInsert)[],
): Promise<void> {
  await tx.insert(hits).values(hitRows);
  await tx.insert(hitItems).values(itemRows);
}

/** Deletes some of a project's HITs with their places; false when there were none left. */
export async function deleteSomeHits(tx: Tx, projectId: string, limit: number): Promise<boolean> {
  const some = tx.select({ id: hits.id }).from(hits).where(eq(hits.projectId, projectId)).limit(limit);
  const deleted = await tx.delete(hits).where(inArray(hits.id, some)).returning({ id: hits.id });
  return deleted.length > 0;
}

/** Takes items off the HITs that were laid out with them. */
export async function takeOffHits(tx: Tx, itemIds: string[]): Promise<void> {
  await tx.delete(hitItems).where(inArray(hitItems.itemId, itemIds));
}
