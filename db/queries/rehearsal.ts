import { and, eq } from "drizzle-orm";
import { assignments, datasets, goldAnswers, imports, items } from "@/db/schema";
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
      goldAnswer: goldAnswers.answer,
    })
    .from(items)
    .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .leftJoin(goldAnswers, eq(goldAnswers.itemId, items.id))
    .where(eq(items.projectId, projectId));
}

/** Which item each key of an assignment of this project stands for. */
export async function shownIn(db: Db, projectId: string, assignmentId: string) {
  const [found] = await db
    .select({ shown: assignments.shown })
    .from(assignments)
    .where(and(eq(assignments.id, assignmentId), eq(assignments.projectId, projectId)));
  return found?.shown ?? [];
}
