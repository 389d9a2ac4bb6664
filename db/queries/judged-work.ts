import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import { annotators, assignments, datasets, dimensions, items, judgments } from "@/db/schema";
import type { Db } from "@/db/store";
import { isOfItemInForce } from "./item-retirements";

/** The counted values of a project's work items, item by item in the order of the datasets. */
export async function judgedWork(db: Db, projectId: string) {
  return db
    .select({
      itemId: judgments.itemId,
      assignmentId: judgments.assignmentId,
      annotator: annotators.pseudonym,
      dimension: dimensions.name,
      value: sql<number>`${judgments.value}`.mapWith(Number),
    })
    .from(judgments)
    .innerJoin(dimensions, eq(dimensions.id, judgments.dimensionId))
    .innerJoin(annotators, eq(annotators.id, judgments.annotatorId))
    .innerJoin(items, eq(items.id, judgments.itemId))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(
      and(
        eq(dimensions.projectId, projectId),
        eq(judgments.counted, true),
        eq(judgments.isGold, false),
        isNotNull(judgments.value),
        isOfItemInForce,
      ),
    )
    .orderBy(
      asc(datasets.position),
      asc(datasets.id),
      asc(items.position),
      asc(annotators.pseudonym),
      asc(dimensions.position),
    );
}

/** The submitted pages of a project's work, with the order in which the parts of their items were shown. */
export async function shownOrders(db: Db, projectId: string) {
  return db
    .select({ assignmentId: assignments.id, shown: assignments.shown })
    .from(assignments)
    .where(
      and(
        eq(assignments.projectId, projectId),
        eq(assignments.kind, "work"),
        eq(assignments.state, "submitted"),
      ),
    );
}

/** What each item of a project consists of, and its dataset. */
export async function itemContents(db: Db, projectId: string) {
  return db
    .select({ id: items.id, content: items.content, dataset: datasets.name })
    .from(items)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(eq(items.projectId, projectId));
}
