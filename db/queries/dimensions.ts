import { asc, countDistinct, eq } from "drizzle-orm";
import { dimensions, goldAnswers, scalePoints, scales } from "@/db/schema";
import type { Db } from "@/db/store";
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

/** How many gold items a project has. */
export async function countGoldItems(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: countDistinct(goldAnswers.itemId) })
    .from(goldAnswers)
    .where(eq(goldAnswers.projectId, projectId));
  return found?.n ?? 0;
}
