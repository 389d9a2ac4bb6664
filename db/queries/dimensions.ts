import { asc, eq } from "drizzle-orm";
import { dimensions, scalePoints, scales } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import type { ShownDimension } from "@/server/domain/task/shown-dimension";

export type Dimension = ShownDimension & {
  /** The row's id; programs and browsers know the dimension by its name only. */
  dimensionId: string;
};

/** The dimensions of a project in order, as annotators meet them. */
export async function readDimensions(db: Db, projectId: string): Promise<Dimension[]> {
  const rows = await db
    .select({
      dimensionId: dimensions.id,
      id: dimensions.name,
      label: dimensions.question,
      definition: dimensions.definition,
      scaleId: scales.id,
      step: scales.step,
      notApplicable: scales.notApplicable,
    })
    .from(dimensions)
    .innerJoin(scales, eq(scales.id, dimensions.scaleId))
    .where(eq(dimensions.projectId, projectId))
    .orderBy(asc(dimensions.position));
  const shown: Dimension[] = [];
  for (const { scaleId, step, notApplicable, ...dimension } of rows) {
    const points = await db
      .select({ value: scalePoints.value, label: scalePoints.label, definition: scalePoints.definition })
      .from(scalePoints)
      .where(eq(scalePoints.scaleId, scaleId))
      .orderBy(asc(scalePoints.value));
    shown.push({ ...dimension, scale: { step, notApplicable, points } });
  }
  return shown;
}

/** What the dimensions of a project are called, in order. */
export async function dimensionNames(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ name: dimensions.name })
    .from(dimensions)
    .where(eq(dimensions.projectId, projectId))
    .orderBy(asc(dimensions.position));
  return rows.map(({ name }) => name);
}

/** Adds a dimension to its project, or changes the one of this name. */
export async function putDimension(tx: Tx, row: typeof dimensions.$inferInsert): Promise<void> {
  const { question, definition, position } = row;
  await tx
    .insert(dimensions)
    .values(row)
    .onConflictDoUpdate({
      target: [dimensions.projectId, dimensions.name],
      set: { question, definition, position },
    });
}

export async function deleteDimension(tx: Tx, dimensionId: string): Promise<void> {
  await tx.delete(dimensions).where(eq(dimensions.id, dimensionId));
}

export async function insertDimensions(tx: Tx, rows: (typeof dimensions.$inferInsert)[]): Promise<void> {
  await tx.insert(dimensions).values(rows);
}

export async function setQuestion(tx: Tx, dimensionId: string, question: string): Promise<void> {
  await tx.update(dimensions).set({ question }).where(eq(dimensions.id, dimensionId));
}
