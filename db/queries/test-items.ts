import { and, eq } from "drizzle-orm";
import { goldAnswers, items } from "@/db/schema";
import type { Db } from "@/db/store";
import { onFirstGold } from "./first-gold";
import { isOnTest } from "./items";

/** The items that a project asks in its test alone. */
export async function testItemIds(db: Db, projectId: string): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: items.id })
    .from(items)
    .innerJoin(goldAnswers, onFirstGold(items.id))
    .where(and(eq(items.projectId, projectId), isOnTest));
  return new Set(rows.map(({ id }) => id));
}
