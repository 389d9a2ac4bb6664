import { and, asc, count, desc, eq, gt, inArray } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import {
  annotators,
  assignments,
  datasets,
  dimensions,
  goldAnswers,
  goldContests,
  hitItems,
  imports,
  itemPlaces,
  items,
  qualificationAttempts,
  responses,
} from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { GoldUse } from "@/server/domain/gold/gold-use";
import { ofSavedImport } from "./items";

export type GoldRow = typeof goldAnswers.$inferSelect;

interface WhichGold {
  /** Of these items. */
  itemIds?: readonly string[];
  use?: GoldUse;
}

/** Known answers of a project's gold items with their texts, in the order of import and of the dimensions. */
export async function goldAnswersOf(db: Db, projectId: string, { itemIds, use }: WhichGold = {}) {
  return db
    .select({
      itemId: items.id,
      externalId: items.externalId,
      dataset: datasets.name,
      textA: items.textA,
      textB: items.textB,
      dimension: dimensions.name,
      answer: goldAnswers.answer,
      tolerance: goldAnswers.tolerance,
      accepted: goldAnswers.accepted,
      explanation: goldAnswers.explanation,
      acceptsNotApplicable: goldAnswers.acceptsNotApplicable,
      use: goldAnswers.use,
      enabled: goldAnswers.enabled,
      order: goldAnswers.order,
      content: items.content,
    })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .innerJoin(imports, ofSavedImport)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .innerJoin(dimensions, eq(dimensions.id, goldAnswers.dimensionId))
    .where(
      and(
        eq(goldAnswers.projectId, projectId),
        itemIds && inArray(goldAnswers.itemId, [...itemIds]),
        use && eq(goldAnswers.use, use),
      ),
    )
    .orderBy(asc(datasets.position), asc(items.position), asc(dimensions.position));
}

/** The known answers of an item, one a dimension; none where it is not gold. */
export async function goldOfItem(db: Db, itemId: string): Promise<GoldRow[]> {
  return db.select().from(goldAnswers).where(eq(goldAnswers.itemId, itemId)).orderBy(goldAnswers.dimensionId);
}

/** The same, held until the transaction ends. */
export async function lockGold(tx: Tx, itemId: string): Promise<GoldRow[]> {
  const rows = tx.select().from(goldAnswers).where(eq(goldAnswers.itemId, itemId));
  return forUpdate(rows.orderBy(goldAnswers.dimensionId));
}

export type NewGold = typeof goldAnswers.$inferInsert;

export async function insertGold(tx: Tx, rows: NewGold[]): Promise<void> {
  await tx.insert(goldAnswers).values(rows);
}

/** Takes the gold that came with an import into use. */
export async function enableGoldOfImport(tx: Tx, importId: string): Promise<void> {
  const own = tx.select({ id: items.id }).from(items).where(eq(items.importId, importId));
  await tx.update(goldAnswers).set({ enabled: true }).where(inArray(goldAnswers.itemId, own));
}

export async function upsertGold(tx: Tx, row: GoldRow): Promise<void> {
  const { itemId: _item, dimensionId: _dimension, projectId: _project, ...values } = row;
  await tx
    .insert(goldAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [goldAnswers.itemId, goldAnswers.dimensionId], set: values });
}

/** Forgets what is known of an item, on one dimension or on all. */
export async function deleteGold(tx: Tx, itemId: string, dimensionId?: string): Promise<void> {
  const onDimension = dimensionId === undefined ? undefined : eq(goldAnswers.dimensionId, dimensionId);
  await tx.delete(goldAnswers).where(and(eq(goldAnswers.itemId, itemId), onDimension));
}

/** Whether a launch gave an item out as work, to be judged like any other. */
export async function isLaidOutAsWork(db: Db, itemId: string): Promise<boolean> {
  const inHit = await db
    .select({ hitId: hitItems.hitId })
    .from(hitItems)
    .where(and(eq(hitItems.itemId, itemId), eq(hitItems.isGold, false)))
    .limit(1);
  const placed = await db
    .select({ itemId: itemPlaces.itemId })
    .from(itemPlaces)
    .where(eq(itemPlaces.itemId, itemId));
  return inHit.length + placed.length > 0;
}

/** How often annotators objected to a project's gold. */
export async function countContests(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(goldContests)
    .where(eq(goldContests.projectId, projectId));
  return found?.n ?? 0;
}

/** The same for some of its items, one by one; those without objections are left out. */
export async function contestCounts(db: Db, projectId: string, itemIds: readonly string[]) {
  return db
    .select({ itemId: goldContests.itemId, n: count() })
    .from(goldContests)
    .where(and(eq(goldContests.projectId, projectId), inArray(goldContests.itemId, [...itemIds])))
    .groupBy(goldContests.itemId);
}

/** What annotators said against gold items, all or some, newest first, with the page on which they had answered them. */
export async function contestsOf(db: Db, projectId: string, itemIds?: readonly string[]) {
  return db
    .select({
      itemId: goldContests.itemId,
      textA: items.textA,
      textB: items.textB,
      content: items.content,
      annotator: annotators.pseudonym,
      comment: goldContests.comment,
      createdAt: goldContests.createdAt,
      shown: assignments.shown,
      body: responses.body,
    })
    .from(goldContests)
    .innerJoin(items, eq(items.id, goldContests.itemId))
    .innerJoin(assignments, eq(assignments.id, goldContests.assignmentId))
    .innerJoin(responses, eq(responses.assignmentId, goldContests.assignmentId))
    .innerJoin(annotators, eq(annotators.id, assignments.annotatorId))
    .where(and(eq(goldContests.projectId, projectId), itemIds && inArray(goldContests.itemId, [...itemIds])))
    .orderBy(desc(goldContests.createdAt), asc(goldContests.itemId), asc(annotators.pseudonym));
}

const testPagesAtOnce = 200;

/** Every submitted page of a project's test, part by part; its answers are no judgments. */
export async function* testHitsInParts(db: Db, projectId: string) {
  for (let after: string | undefined = ""; after !== undefined;) {
    const attempts = await db
      .select({ id: qualificationAttempts.id })
      .from(qualificationAttempts)
      .where(and(eq(qualificationAttempts.projectId, projectId), gt(qualificationAttempts.id, after)))
      .orderBy(asc(qualificationAttempts.id))
      .limit(testPagesAtOnce);
    const ids = attempts.map(({ id }) => id);
    yield await db
      .select({ shown: assignments.shown, body: responses.body })
      .from(assignments)
      .innerJoin(responses, eq(responses.assignmentId, assignments.id))
      .where(and(inArray(assignments.attemptId, ids), eq(assignments.kind, "test")))
      .orderBy(asc(responses.submittedAt), asc(assignments.id));
    after = ids.at(-1);
  }
}
