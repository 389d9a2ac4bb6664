import { and, asc, count, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import { annotators, datasets, itemAuthors, itemPlaces, items, judgments, writtenReviews } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { ReviewState } from "@/server/domain/writing/contracts";

const isReviewed = and(
  eq(writtenReviews.itemId, judgments.itemId),
  eq(writtenReviews.annotatorId, judgments.annotatorId),
);

const inState: Record<ReviewState, SQL | undefined> = {
  waiting: isNull(writtenReviews.itemId),
  accepted: eq(writtenReviews.accepted, true),
  rejected: eq(writtenReviews.accepted, false),
};

const writtenIn = (db: Db, projectId: string, state: ReviewState) =>
  db
    .select({
      itemId: items.id,
      annotatorId: judgments.annotatorId,
      externalId: items.externalId,
      dataset: datasets.name,
      genre: items.genre,
      split: items.split,
      largerText: items.textA,
      content: items.content,
      author: annotators.pseudonym,
      answer: judgments.answer,
      comment: judgments.comment,
      accepted: writtenReviews.accepted,
      reason: writtenReviews.reason,
    })
    .from(items)
    .innerJoin(judgments, and(eq(judgments.itemId, items.id), eq(judgments.counted, true)))
    .innerJoin(annotators, eq(annotators.id, judgments.annotatorId))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .leftJoin(writtenReviews, isReviewed)
    .where(and(eq(items.projectId, projectId), inState[state]));

/** What was written in a project and counts, in the order of the items. */
export async function writtenTexts(
  db: Db,
  projectId: string,
  state: ReviewState,
  window?: { limit: number; offset: number },
) {
  const found = writtenIn(db, projectId, state).orderBy(
    asc(datasets.position),
    asc(items.position),
    asc(judgments.annotatorId),
  );
  return window === undefined ? found : found.limit(window.limit).offset(window.offset);
}

/** All that was accepted, in the same order. */
export async function acceptedTexts(db: Db, projectId: string) {
  return writtenIn(db, projectId, "accepted").orderBy(
    asc(datasets.position),
    asc(items.position),
    asc(judgments.annotatorId),
  );
}

/** How many texts nobody has looked at, and how many were accepted and rejected; of the accepted, how many are blank. */
export async function countWritten(db: Db, projectId: string) {
  const [found] = await db
    .select({
      waiting: count(sql`case when ${inState.waiting} then 1 end`),
      accepted: count(sql`case when ${inState.accepted} then 1 end`),
      rejected: count(sql`case when ${inState.rejected} then 1 end`),
      acceptedBlank: count(
        sql`case when ${inState.accepted} and ${judgments.answer} like '{"blank"%' then 1 end`,
      ),
    })
    .from(items)
    .innerJoin(judgments, and(eq(judgments.itemId, items.id), eq(judgments.counted, true)))
    .leftJoin(writtenReviews, isReviewed)
    .where(eq(items.projectId, projectId));
  return found ?? { waiting: 0, accepted: 0, rejected: 0, acceptedBlank: 0 };
}

/** What somebody wrote for this item of the project, where it counts. */
export async function countedText(
  tx: Tx,
  projectId: string,
  { itemId, annotatorId }: { itemId: string; annotatorId: string },
): Promise<string | undefined> {
  const [found] = await tx
    .select({ answer: judgments.answer })
    .from(items)
    .innerJoin(judgments, and(eq(judgments.itemId, items.id), eq(judgments.annotatorId, annotatorId)))
    .where(and(eq(items.id, itemId), eq(items.projectId, projectId), eq(judgments.counted, true)));
  return found?.answer ?? undefined;
}

/** Keeps what was decided about a text in place of what was decided before. */
export async function putReview(tx: Tx, row: typeof writtenReviews.$inferInsert): Promise<void> {
  const { accepted, reason, userId, reviewedAt } = row;
  await tx
    .insert(writtenReviews)
    .values(row)
    .onConflictDoUpdate({
      target: [writtenReviews.itemId, writtenReviews.annotatorId],
      set: { accepted, reason, userId, reviewedAt },
    });
}

/** Keeps what was decided about texts that nobody has decided about by then. @returns how many those are */
export async function addReviews(tx: Tx, rows: (typeof writtenReviews.$inferInsert)[]): Promise<number> {
  const added = await tx
    .insert(writtenReviews)
    .values(rows)
    .onConflictDoNothing()
    .returning({ itemId: writtenReviews.itemId });
  return added.length;
}

/** How many texts of an item were rejected, and how many judgments beyond the overlap were asked for; null without places. */
export async function rejectedAndExtra(tx: Tx, itemId: string) {
  const [found] = await tx
    .select({ extra: itemPlaces.extraCount, rejected: count(writtenReviews.itemId) })
    .from(itemPlaces)
    .leftJoin(
      writtenReviews,
      and(eq(writtenReviews.itemId, itemPlaces.itemId), eq(writtenReviews.accepted, false)),
    )
    .where(eq(itemPlaces.itemId, itemId))
    .groupBy(itemPlaces.itemId, itemPlaces.extraCount);
  return found ?? null;
}

/** The texts of a project that were rejected, each by its item and author. */
export async function rejectedTexts(db: Db, projectId: string) {
  return db
    .select({ itemId: writtenReviews.itemId, annotatorId: writtenReviews.annotatorId })
    .from(writtenReviews)
    .where(and(eq(writtenReviews.projectId, projectId), eq(writtenReviews.accepted, false)));
}

export async function insertAuthors(tx: Tx, rows: (typeof itemAuthors.$inferInsert)[]): Promise<void> {
  await tx.insert(itemAuthors).values(rows);
}

/** Takes away what organizers decided about somebody's texts, or only the words of it. */
export async function forgetReviews(tx: Tx, annotatorId: string, { all }: { all: boolean }): Promise<void> {
  const theirs = eq(writtenReviews.annotatorId, annotatorId);
  if (all) await tx.delete(writtenReviews).where(theirs);
  else await tx.update(writtenReviews).set({ reason: "" }).where(theirs);
}

/** Forgets which items somebody wrote. */
export async function deleteAuthor(tx: Tx, annotatorId: string): Promise<void> {
  await tx.delete(itemAuthors).where(eq(itemAuthors.annotatorId, annotatorId));
}

/** Whether an organizer has decided about one of these texts of somebody. */
export async function hasReviewOf(db: Db, annotatorId: string, itemIds: readonly string[]): Promise<boolean> {
  const found = await db
    .select({ itemId: writtenReviews.itemId })
    .from(writtenReviews)
    .where(and(eq(writtenReviews.annotatorId, annotatorId), inArray(writtenReviews.itemId, [...itemIds])))
    .limit(1);
  return found.length > 0;
}
