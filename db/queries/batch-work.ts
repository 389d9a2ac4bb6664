import { and, asc, count, eq, inArray, isNotNull, max, sql } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import {
  assignments,
  datasets,
  goldAnswers,
  hitItems,
  hits,
  imports,
  itemPlaces,
  items,
  payments,
} from "@/db/schema";
import { ofBatch, type BatchRow } from "./batches";
import { onFirstGold } from "./first-gold";
import { leftOutOfHits } from "./left-out-of-hits";
import { wantedOfHit } from "./progress";
import type { Db, Tx } from "@/db/store";
import { holdItemPlaces } from "./item-places";

const total = (of: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);

/** How much of a batch is judged, in answers to items and, where pages are fixed, in submissions of them. */
export interface BatchWork {
  /** Items that are work, or were before they were promoted. */
  workItems: number;
  /** HITs, where these are fixed. */
  hits: number;
  counted: number;
  /** Answers wanted in all; of what nobody is to judge any more, those there are. */
  wanted: number;
  /** Answers that would be wanted were the batch not stopped. */
  asked: number;
  /** Submissions of fixed HITs that lack until all are there that would be wanted then. */
  lackingHits: number;
}

/** By batch; the first has the key of the project. Grows with the number of items, not of judgments. */
export async function workOfBatches(
  db: Db,
  { id, settings }: { id: string; settings: { overlap: number; composition: "fixed" | "dynamic" } },
): Promise<Map<string, BatchWork>> {
  const rows =
    settings.composition === "dynamic"
      ? await composedWork(db, id, settings.overlap)
      : await fixedWork(db, id, settings.overlap);
  return new Map(rows.map(({ batchId, ...work }) => [batchId ?? id, work]));
}

function composedWork(db: Db, projectId: string, overlap: number) {
  const asked = sql`case when ${itemPlaces.hold} = 'promoted' then ${itemPlaces.countedCount}
    else ${overlap} + ${itemPlaces.raisedCount} + ${itemPlaces.extraCount} end`;
  const wanted = sql`case when ${itemPlaces.hold} = 'stopped' then ${itemPlaces.countedCount} else ${asked} end`;
  return db
    .select({
      batchId: itemPlaces.batchId,
      workItems: count(),
      hits: sql<number>`0`.mapWith(Number),
      counted: total(sql`${itemPlaces.countedCount}`),
      wanted: total(wanted),
      asked: total(asked),
      lackingHits: sql<number>`0`.mapWith(Number),
    })
    .from(itemPlaces)
    .where(and(eq(itemPlaces.projectId, projectId), eq(itemPlaces.isRetired, false)))
    .groupBy(itemPlaces.batchId);
}

async function fixedWork(db: Db, projectId: string, overlap: number) {
  const asked = sql`(${overlap} + ${hits.raisedCount})`;
  const wanted = wantedOfHit(overlap);
  const leftOut = await leftOutOfHits(db, { id: projectId, overlap });
  const rows = await db
    .select({
      batchId: hits.batchId,
      workItems: total(sql`${hits.workItemCount}`),
      hits: count(),
      counted: total(sql`${hits.countedCount} * ${hits.workItemCount}`),
      wanted: total(sql`(${wanted}) * ${hits.workItemCount}`),
      asked: total(sql`${asked} * ${hits.workItemCount}`),
      lackingHits: total(sql`${asked} - ${hits.countedCount}`),
    })
    .from(hits)
    .where(eq(hits.projectId, projectId))
    .groupBy(hits.batchId);
  return rows.map((row) => {
    const without = leftOut.get(row.batchId ?? projectId) ?? { counted: 0, wanted: 0, asked: 0 };
    return {
      ...row,
      counted: row.counted - without.counted,
      wanted: row.wanted - without.wanted,
      asked: row.asked - without.asked,
    };
  });
}

/** Items of each batch, and how many of them are gold; a prepared one's as well. The first has the key of the project. */
export async function itemsOfBatches(db: Db, projectId: string) {
  const rows = await db
    .select({
      batchId: imports.batchId,
      items: count(items.id),
      gold: count(goldAnswers.itemId),
      promoted: count(items.promotedAt),
    })
    .from(imports)
    .innerJoin(items, eq(items.importId, imports.id))
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .where(and(eq(imports.projectId, projectId), inArray(imports.state, ["saved", "prepared"])))
    .groupBy(imports.batchId);
  return new Map(rows.map(({ batchId, ...counts }) => [batchId ?? projectId, counts]));
}

/** What the files of each batch are called. */
export async function filesOfBatches(db: Db, projectId: string) {
  return db
    .select({ batchId: imports.batchId, fileName: imports.fileName })
    .from(imports)
    .where(and(eq(imports.projectId, projectId), inArray(imports.state, ["saved", "prepared"])))
    .orderBy(asc(imports.id));
}

/** All pay that is due in a project, without bonuses, in minor units. */
export async function duePayMinor(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: total(sql`${payments.dueMinor}`) })
    .from(payments)
    .where(eq(payments.projectId, projectId));
  return found?.n ?? 0;
}

/** The pages of work that people have in their hands. */
export async function leasedPages(db: Db, projectId: string) {
  return db
    .select({ hitId: assignments.hitId, shown: assignments.shown })
    .from(assignments)
    .where(
      and(
        eq(assignments.projectId, projectId),
        eq(assignments.kind, "work"),
        sql`${assignments.state} = 'leased'`,
      ),
    );
}

/** The batch of each of these HITs and items that are not of the first. */
export async function laterBatchesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  const ofHits = await db
    .select({ id: hits.id, batchId: hits.batchId })
    .from(hits)
    .where(and(inArray(hits.id, ids), isNotNull(hits.batchId)));
  const ofItems = await db
    .select({ id: itemPlaces.itemId, batchId: itemPlaces.batchId })
    .from(itemPlaces)
    .where(and(inArray(itemPlaces.itemId, ids), isNotNull(itemPlaces.batchId)));
  return new Map(
    [...ofHits, ...ofItems].flatMap(({ id, batchId }) => (batchId === null ? [] : [[id, batchId] as const])),
  );
}

/** The items of a prepared batch, in the order of import, with what they are known for. */
export async function itemsToOpen(db: Db, batch: BatchRow) {
  return db
    .select({ id: items.id, groupKey: items.groupKey, use: goldAnswers.use })
    .from(items)
    .innerJoin(imports, eq(imports.id, items.importId))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .where(ofBatch(imports, batch))
    .orderBy(asc(datasets.position), asc(items.position));
}

/** Holds the places of a batch's items until the transaction ends, in the order in which leases take them. @returns the items that may be given */
export async function lockPlacesOf(tx: Tx, batch: BatchRow): Promise<string[]> {
  const rows = await forUpdate(
    tx
      .select({ itemId: itemPlaces.itemId, hold: itemPlaces.hold })
      .from(itemPlaces)
      .where(ofBatch(itemPlaces, batch))
      .orderBy(asc(itemPlaces.itemId)),
  );
  return rows.filter(({ hold }) => hold !== "promoted").map(({ itemId }) => itemId);
}

/** The same of its HITs, by id as leases that end give them back. */
export async function lockHitsOf(tx: Tx, batch: BatchRow): Promise<string[]> {
  const rows = await forUpdate(
    tx.select({ hitId: hits.id }).from(hits).where(ofBatch(hits, batch)).orderBy(asc(hits.id)),
  );
  return rows.map(({ hitId }) => hitId);
}

/** What may be raised of a batch: items that are no gold by now, or HITs; in one order everywhere. */
export async function unitsOf(db: Db, batch: BatchRow, composition: "fixed" | "dynamic"): Promise<string[]> {
  if (composition === "fixed") {
    const rows = await db
      .select({ id: hits.id })
      .from(hits)
      .where(ofBatch(hits, batch))
      .orderBy(asc(hits.id));
    return rows.map(({ id }) => id);
  }
  const rows = await db
    .select({ id: itemPlaces.itemId })
    .from(itemPlaces)
    .where(and(ofBatch(itemPlaces, batch), sql`coalesce(${itemPlaces.hold}, '') <> 'promoted'`))
    .orderBy(asc(itemPlaces.itemId));
  return rows.map(({ id }) => id);
}

/** Judgments of work that one submission of each of these HITs adds. */
export async function workOfHits(db: Db, hitIds: string[]): Promise<number> {
  const [found] = await db
    .select({ n: total(sql`${hits.workItemCount}`) })
    .from(hits)
    .where(inArray(hits.id, hitIds));
  return found?.n ?? 0;
}

/** Where the order of a project's items goes on. */
export async function nextDraw(db: Db, projectId: string): Promise<number> {
  const [last] = await db
    .select({ draw: max(itemPlaces.draw) })
    .from(itemPlaces)
    .where(eq(itemPlaces.projectId, projectId));
  return last?.draw === null || last === undefined ? 0 : last.draw + 1;
}

/** Gold that can stand in the HITs of a batch: what is in use in the work, and what comes with the batch. */
export async function goldToLayOut(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ itemId: goldAnswers.itemId })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
    .where(
      and(eq(goldAnswers.projectId, projectId), eq(goldAnswers.enabled, true), eq(goldAnswers.use, "work")),
    )
    .orderBy(asc(goldAnswers.itemId));
  return rows.map(({ itemId }) => itemId);
}

/** Holds what decides over the counting of these items until the transaction ends. */
export async function lockWorkOn(tx: Tx, itemIds: readonly string[]): Promise<void> {
  const standing = tx
    .select({ id: hitItems.hitId })
    .from(hitItems)
    .where(and(inArray(hitItems.itemId, [...itemIds]), eq(hitItems.isGold, false)));
  await forUpdate(
    tx.select({ id: hits.id }).from(hits).where(inArray(hits.id, standing)).orderBy(asc(hits.id)),
  );
  await holdItemPlaces(tx, itemIds);
}
