import { and, eq } from "drizzle-orm";
import { assignments, datasets, dimensions, goldAnswers, imports, items } from "@/db/schema";
import type { Db } from "@/db/store";

/** What is known of each item of a project: how recorded answers name it and what its similarity is thought to be. */
export async function itemsToRehearse(db: Db, projectId: string) {
  return db
    .select({
      id: items.id,
      dataset: datasets.name,
      externalId: items.externalId,
      textA: items.textA,
      textB: items.textB,
      referenceScore: items.referenceScore,
      content: items.content,
    })
    .from(items)
    .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .where(eq(items.projectId, projectId));
}

/** The known answers of a project's gold items, by the names of its dimensions. */
export async function goldToRehearse(db: Db, projectId: string) {
  return db
    .select({
      itemId: goldAnswers.itemId,
      dimension: dimensions.name,
      answer: goldAnswers.answer,
      order: goldAnswers.order,
    })
    .from(goldAnswers)
    .innerJoin(dimensions, eq(dimensions.id, goldAnswers.dimensionId))
    .where(eq(goldAnswers.projectId, projectId));
}

/** Which item each key of an assignment of this project stands for. */
export async function shownIn(db: Db, projectId: string, assignmentId: string) {
  const [found] = await db
    .select({ shown: assignments.shown })
    .from(assignments)
    .where(and(eq(assignments.id, assignmentId), eq(assignments.projectId, projectId)));
  return found?.shown ?? [];
}
