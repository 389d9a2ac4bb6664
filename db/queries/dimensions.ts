import { asc, eq, sql } from "drizzle-orm";
import { dimensions, scalePoints, scales } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import type { ShownDimension } from "@/server/domain/task/shown-dimension";

export type Dimension = ShownDimension & {
  /** The row's id; programs and browsers know the dimension by its name only. */
  dimensionId: string;
};

const selectDimensions = (db: Db) =>
  db
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
    .where(eq(dimensions.projectId, sql.placeholder("projectId")))
    .orderBy(asc(dimensions.position));

const dimensionsOf = statement<{ projectId: string }, Awaited<ReturnType<typeof selectDimensions>>>(
  "dimensions_of",
  selectDimensions,
);

const selectPoints = (db: Db) =>
  db
    .select({ value: scalePoints.value, label: scalePoints.label, definition: scalePoints.definition })
    .from(scalePoints)
    .where(eq(scalePoints.scaleId, sql.placeholder("scaleId")))
    .orderBy(asc(scalePoints.value));

const pointsOf = statement<{ scaleId: string }, Awaited<ReturnType<typeof selectPoints>>>(
  "points_of_dimension",
  selectPoints,
);

/** The dimensions of a project in order, as annotators meet them. */
export async function readDimensions(db: Db, projectId: string): Promise<Dimension[]> {
  const shown: Dimension[] = [];
  for (const { scaleId, step, notApplicable, ...dimension } of await dimensionsOf(db, { projectId })) {
    const points = await pointsOf(db, { scaleId });
    shown.push({ ...dimension, scale: { step, notApplicable, points } });
  }
  return shown;
}

const namesOf = statement<{ projectId: string }, { name: string }[]>("dimension_names", (db) =>
  db
    .select({ name: dimensions.name })
    .from(dimensions)
    .where(eq(dimensions.projectId, sql.placeholder("projectId")))
    .orderBy(asc(dimensions.position)),
);

/** What the dimensions of a project are called, in order. */
export async function dimensionNames(db: Db, projectId: string): Promise<string[]> {
  const rows = await namesOf(db, { projectId });
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
