import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { rawRows } from "@/db/raw-rows";
import { annotatorFigures, annotators, items, judgments } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

type Row = typeof annotatorFigures.$inferSelect;

export async function storedFigures(db: Db, projectId: string): Promise<Row | null> {
  const [found] = await db.select().from(annotatorFigures).where(eq(annotatorFigures.projectId, projectId));
  return found ?? null;
}

/** When the figures of a project were computed last, without them. */
export async function figuresComputed(db: Db, projectId: string) {
  const { at, tookMs } = annotatorFigures;
  const [found] = await db
    .select({ at, tookMs })
    .from(annotatorFigures)
    .where(eq(annotatorFigures.projectId, projectId));
  return found ?? null;
}

export async function storeFigures(tx: Tx, { projectId, ...values }: Row): Promise<void> {
  await tx
    .insert(annotatorFigures)
    .values({ projectId, ...values })
    .onConflictDoUpdate({ target: annotatorFigures.projectId, set: values });
}

/** Items of submitted work pages of a project, gold included, each as often as somebody judged it. */
export async function judgedItemCount(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: sql`coalesce(sum(${annotators.judgedCount}), 0)`.mapWith(Number) })
    .from(annotators)
    .where(eq(annotators.projectId, projectId));
  return found?.n ?? 0;
}

/** The last of at most so many item ids after one; null where there is none. */
export async function itemIdFurtherOn(
  db: Db,
  projectId: string,
  { after, count }: { after: string; count: number },
): Promise<string | null> {
  const next = await db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.projectId, projectId), gt(items.id, after)))
    .orderBy(asc(items.id))
    .limit(count);
  return next.at(-1)?.id ?? null;
}

/** One judgment as figures about annotators need it. */
export interface FiguredJudgment {
  itemId: string;
  dimensionId: string;
  annotatorId: string;
  value: number | null;
  seconds: number | null;
  isGold: boolean;
  counted: boolean;
}

/** Every judgment of the items between two ids, item by item. @param after exclusive @param upTo inclusive */
export async function judgmentsOfItems(
  db: Db,
  { dimensionIds, after, upTo }: { dimensionIds: readonly string[]; after: string; upTo: string },
): Promise<FiguredJudgment[]> {
  const { itemId, dimensionId, annotatorId, value, seconds, isGold, counted } = judgments;
  const rows = await rawRows(
    db,
    db
      .select({ itemId, dimensionId, annotatorId, value, seconds, isGold, counted })
      .from(judgments)
      .where(and(gt(itemId, after), lte(itemId, upTo), inArray(dimensionId, [...dimensionIds])))
      .orderBy(asc(itemId)),
  );
  return rows.map((row) => ({
    itemId: String(row[0]),
    dimensionId: String(row[1]),
    annotatorId: String(row[2]),
    value: row[3] === null ? null : Number(row[3]),
    seconds: row[4] === null ? null : Number(row[4]),
    isGold: Boolean(row[5]),
    counted: Boolean(row[6]),
  }));
}

/** Takes somebody out of the figures that were computed last. */
export async function dropFromFigures(
  tx: Tx,
  { annotatorId, projectId }: { annotatorId: string; projectId: string },
): Promise<void> {
  const stored = await storedFigures(tx, projectId);
  if (stored === null) return;
  const figures = stored.figures.filter((one) => one.annotatorId !== annotatorId);
  await tx.update(annotatorFigures).set({ figures }).where(eq(annotatorFigures.projectId, projectId));
}
