import { and, asc, eq, gt, inArray, isNull, notExists, sql } from "drizzle-orm";
import { datasets, goldAnswers, imports, items, judgments } from "@/db/schema";
import type { Db } from "@/db/store";
import { isInForce, isOfItemInForce } from "./item-retirements";

// Written out, because a partial index serves only a query whose text implies its condition.
const isWork = sql`counted and not is_gold`;

/** The next items that so many people have judged on a dimension and that are no gold, by id. */
export async function judgedEnough(
  db: Db,
  {
    dimensionId,
    after,
    judgments: fewest,
    limit,
  }: {
    dimensionId: string;
    after: string;
    judgments: number;
    limit: number;
  },
): Promise<string[]> {
  const rows = await db
    .select({ itemId: judgments.itemId })
    .from(judgments)
    .where(
      and(
        eq(judgments.dimensionId, dimensionId),
        gt(judgments.itemId, after),
        isWork,
        isOfItemInForce,
        notExists(
          db
            .select({ one: sql`1` })
            .from(goldAnswers)
            .where(eq(goldAnswers.itemId, judgments.itemId)),
        ),
      ),
    )
    .groupBy(judgments.itemId)
    .having(sql`count(*) >= ${fewest}`)
    .orderBy(asc(judgments.itemId))
    .limit(limit);
  return rows.map(({ itemId }) => itemId);
}

/** What counts of some items, in one order whatever the engine. */
export async function countedWorkOn(db: Db, itemIds: string[]) {
  return db
    .select({
      itemId: judgments.itemId,
      dimensionId: judgments.dimensionId,
      annotatorId: judgments.annotatorId,
      value: judgments.value,
      answer: judgments.answer,
    })
    .from(judgments)
    .where(and(inArray(judgments.itemId, itemIds), eq(judgments.counted, true), eq(judgments.isGold, false)))
    .orderBy(asc(judgments.itemId), asc(judgments.dimensionId), asc(judgments.annotatorId));
}

/** Items of a project that are there, not retired and no gold, in any order. */
export async function plainItems(db: Db, projectId: string, itemIds: string[]) {
  return db
    .select({
      itemId: items.id,
      externalId: items.externalId,
      dataset: datasets.name,
      textA: items.textA,
      textB: items.textB,
      content: items.content,
    })
    .from(items)
    .innerJoin(imports, and(eq(imports.id, items.importId), eq(imports.state, "saved")))
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .leftJoin(goldAnswers, eq(goldAnswers.itemId, items.id))
    .where(
      and(eq(items.projectId, projectId), inArray(items.id, itemIds), isNull(goldAnswers.itemId), isInForce),
    );
}
