import { asc, eq, sql } from "drizzle-orm";
import { dimensions, scalePoints, scales } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db } from "@/db/store";

const selectScale = (db: Db) =>
  db
    .select({
      dimensionId: dimensions.id,
      question: dimensions.question,
      scaleId: scales.id,
      step: scales.step,
      notApplicable: scales.notApplicable,
    })
    .from(dimensions)
    .innerJoin(scales, eq(scales.id, dimensions.scaleId))
    .where(eq(dimensions.projectId, sql.placeholder("projectId")))
    .orderBy(asc(dimensions.position))
    .limit(1);

/** The first dimension of a project with its scale; at most one row. */
export const firstScaleOf = statement<{ projectId: string }, Awaited<ReturnType<typeof selectScale>>>(
  "scale_of",
  selectScale,
);

const selectScalePoints = (db: Db) =>
  db
    .select({
      value: scalePoints.value,
      label: scalePoints.label,
      definition: scalePoints.definition,
      exampleA: scalePoints.exampleA,
      exampleB: scalePoints.exampleB,
    })
    .from(scalePoints)
    .where(eq(scalePoints.scaleId, sql.placeholder("scaleId")))
    .orderBy(asc(scalePoints.value));

/** The points of a scale with their examples, in ascending order. */
export const scalePointsOf = statement<{ scaleId: string }, Awaited<ReturnType<typeof selectScalePoints>>>(
  "scale_points_of",
  selectScalePoints,
);
