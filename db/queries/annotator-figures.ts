import { and, asc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import { rawRows } from "@/db/raw-rows";
import { annotatorFigures, annotators, judgments, projectFigures } from "@/db/schema";
import type { Db, Tx } from "@/db/store";

type Row = typeof annotatorFigures.$inferInsert;
type ProjectRow = typeof projectFigures.$inferSelect;

/** What was computed last of a project as a whole, and when. */
export async function storedFigures(db: Db, projectId: string): Promise<ProjectRow | null> {
  const [found] = await db.select().from(projectFigures).where(eq(projectFigures.projectId, projectId));
  return found ?? null;
}

export async function storeFigures(tx: Tx, { projectId, ...values }: ProjectRow): Promise<void> {
  await tx
    .insert(projectFigures)
    .values({ projectId, ...values })
    .onConflictDoUpdate({ target: projectFigures.projectId, set: values });
}

/** What was computed last of these annotators. */
export async function figuresOfAnnotators(db: Db, annotatorIds: readonly string[]) {
  const { annotatorId, agreement, medianSeconds } = annotatorFigures;
  return db
    .select({ annotatorId, agreement, medianSeconds })
    .from(annotatorFigures)
    .where(inArray(annotatorId, [...annotatorIds]));
}

/** Keeps what was computed of some annotators, as far as they are still there. */
export async function storeFiguresOfAnnotators(tx: Tx, rows: readonly Row[]): Promise<void> {
  const known = await tx
    .select({ id: annotators.id })
    .from(annotators)
    .where(
      inArray(
        annotators.id,
        rows.map(({ annotatorId }) => annotatorId),
      ),
    );
  const ids = new Set(known.map(({ id }) => id));
  const values = rows.filter(({ annotatorId }) => ids.has(annotatorId));
  if (values.length === 0) return;
  await dropFromFigures(tx, [...ids]);
  await tx.insert(annotatorFigures).values(values);
}

/** Whose figures are kept in a project. */
export async function annotatorsWithFigures(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: annotatorFigures.annotatorId })
    .from(annotatorFigures)
    .where(eq(annotatorFigures.projectId, projectId));
  return rows.map(({ id }) => id);
}

/** Items of submitted work pages of a project, gold included, each as often as somebody judged it. */
export async function judgedItemCount(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: sql`coalesce(sum(${annotators.judgedCount}), 0)`.mapWith(Number) })
    .from(annotators)
    .where(eq(annotators.projectId, projectId));
  return found?.n ?? 0;
}

/** The ids of everybody in a project. */
export async function everyAnnotatorId(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ id: annotators.id })
    .from(annotators)
    .where(eq(annotators.projectId, projectId));
  return rows.map(({ id }) => id).toSorted();
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

/** Takes people out of the figures that were computed last. */
export async function dropFromFigures(tx: Tx, annotatorIds: readonly string[]): Promise<void> {
  await tx.delete(annotatorFigures).where(inArray(annotatorFigures.annotatorId, [...annotatorIds]));
}
