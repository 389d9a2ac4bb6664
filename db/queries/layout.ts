import { and, count, countDistinct, eq, exists, isNull, not, notExists, sql } from "drizzle-orm";
import { goldAnswers, hitItems, hits, itemPlaces, items, namedItems, projects } from "@/db/schema";
import type { Db } from "@/db/store";
import { isFirstGold } from "./first-gold";

/** Projects whose HITs a process began to lay out and never finished. */
export async function launchingProjects(db: Db) {
  return db.select({ id: projects.id }).from(projects).where(eq(projects.state, "launching"));
}

async function countItemPlaces(db: Db, projectId: string): Promise<number> {
  const [found] = await db.select({ n: count() }).from(itemPlaces).where(eq(itemPlaces.projectId, projectId));
  return found?.n ?? 0;
}

/** How many people each item of a project is named for; items that are named for nobody are not there. */
export async function nameCounts(db: Db, projectId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ itemId: namedItems.itemId, n: count() })
    .from(namedItems)
    .innerJoin(items, eq(items.id, namedItems.itemId))
    .where(eq(items.projectId, projectId))
    .groupBy(namedItems.itemId);
  return new Map(rows.map(({ itemId, n }) => [itemId, n]));
}

/** The items of a launched project that somebody can meet in the work: all but those of a test and unused gold. */
export async function countLaidOutItems(db: Db, projectId: string): Promise<number> {
  const composed = await countItemPlaces(db, projectId);
  const [laidOut] = await db.select({ id: hits.id }).from(hits).where(eq(hits.projectId, projectId)).limit(1);
  // Beside HITs, only what was skipped on them stands on composed pages.
  if (composed > 0 && laidOut === undefined) return composed + (await countGoldBesideWork(db, projectId));
  const [inHits] = await db
    .select({ n: sql<number>`coalesce(sum(${hits.workItemCount}), 0)`.mapWith(Number) })
    .from(hits)
    .where(eq(hits.projectId, projectId));
  return (inHits?.n ?? 0) + (await countGoldInHits(db, projectId));
}

/** Gold items that stand in a HIT as such and in none as work. Grows with the gold, not with the HITs. */
export async function countGoldInHits(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: countDistinct(goldAnswers.itemId) })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .where(and(eq(goldAnswers.projectId, projectId), isNull(items.promotedAt), standsInHit(db)));
  return found?.n ?? 0;
}

const standsInHit = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(hitItems)
      .where(and(eq(hitItems.itemId, goldAnswers.itemId), eq(hitItems.isGold, true))),
  );

/** Counted judgments of gold that stands in no HIT, as people meet it on pages of what others skipped. */
export async function countedGoldOffHits(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: sql<number>`coalesce(sum(${items.countedAsGold}), 0)`.mapWith(Number) })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .where(and(eq(goldAnswers.projectId, projectId), isFirstGold, not(standsInHit(db))));
  return found?.n ?? 0;
}

/** Gold for the work that is no work itself, as it is where it was off at the launch or is never met as gold. */
async function countGoldBesideWork(db: Db, projectId: string): Promise<number> {
  const placed = db
    .select({ one: sql`1` })
    .from(itemPlaces)
    .where(eq(itemPlaces.itemId, goldAnswers.itemId));
  const [found] = await db
    .select({ n: countDistinct(goldAnswers.itemId) })
    .from(goldAnswers)
    .where(and(eq(goldAnswers.projectId, projectId), eq(goldAnswers.use, "work"), notExists(placed)));
  return found?.n ?? 0;
}
