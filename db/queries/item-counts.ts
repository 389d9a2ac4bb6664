import { and, count, eq, sql } from "drizzle-orm";
import { datasets, goldAnswers, imports, items } from "@/db/schema";
import { isFirstGold, onFirstGold } from "./first-gold";
import { datasetsWithItems, type HeldDataset } from "./item-datasets";
import { isOnTest, matching, ofSavedImport, type ItemFilter } from "./items";
import type { Db } from "@/db/store";

/**
 * How many items a project has, and how many of them are gold; of these, how many are for the test, and how many of
 * either use are switched on. Grows with the gold; items are counted in an index alone.
 */
export async function countItems(db: Db, projectId: string) {
  const [found] = await db
    .select({
      gold: count(),
      enabledGold: count(sql`case when ${goldAnswers.enabled} and not ${isOnTest} then 1 end`),
      testItems: count(sql`case when ${isOnTest} then 1 end`),
      enabledTestItems: count(sql`case when ${goldAnswers.enabled} and ${isOnTest} then 1 end`),
    })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .innerJoin(imports, ofSavedImport)
    .where(and(eq(goldAnswers.projectId, projectId), isFirstGold));
  const gold = found ?? { gold: 0, enabledGold: 0, testItems: 0, enabledTestItems: 0 };
  return { items: totalOf(await datasetsWithItems(db, projectId)), ...gold };
}

const totalOf = (held: readonly { items: number }[]) => held.reduce((sum, { items: n }) => sum + n, 0);

/** How many items match a filter. @param held the datasets of the project, with their items */
export async function countMatching(
  db: Db,
  filter: ItemFilter,
  held: readonly HeldDataset[],
): Promise<number> {
  if (asksForWholeDatasets(filter)) {
    return totalOf(held.filter(({ name }) => filter.dataset === undefined || name === filter.dataset));
  }
  const [found] = await db
    .select({ n: count() })
    .from(items)
    .innerJoin(imports, ofSavedImport)
    .innerJoin(datasets, eq(datasets.id, items.datasetId))
    .leftJoin(goldAnswers, onFirstGold(items.id))
    .where(and(eq(items.projectId, filter.projectId), matching(filter)));
  return found?.n ?? 0;
}

/** Whether every item of each dataset matches that is asked for. */
export const asksForWholeDatasets = ({ search, split, gold, itemId, after }: ItemFilter): boolean =>
  search === "" && split === undefined && gold === "all" && itemId === undefined && !after;
