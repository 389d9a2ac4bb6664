import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  max,
  ne,
  sql,
} from "drizzle-orm";
import {
  annotators,
  assignments,
  events,
  goldAnswers,
  hitItems,
  hits,
  itemPlaces,
  items,
  judgments,
  responses,
} from "@/db/schema";
import { isFirstGold } from "./first-gold";
import { isOpenPlace } from "./open-items";
import type { Db } from "@/db/store";

const total = (of: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);

/** When something of a project was last changed, or a page of it last ended; null where nothing was noted yet. */
export async function lastChangeOf(db: Db, projectId: string): Promise<number | null> {
  const [changed] = await db
    .select({ at: max(events.at) })
    .from(events)
    .where(and(eq(events.projectId, projectId), ne(events.kind, "token_read")));
  const [worked] = await db
    .select({ at: max(assignments.endedAt) })
    .from(assignments)
    .where(eq(assignments.projectId, projectId));
  const known = [changed?.at, worked?.at].filter((at) => at !== null && at !== undefined);
  return known.length === 0 ? null : Math.max(...known);
}

/** Submissions of a HIT that are wanted: where no more are asked for, those there are. */
export const wantedOfHit = (overlap: number) =>
  sql`case when ${hits.hold} = 'stopped' then ${hits.countedCount} else ${overlap} + ${hits.raisedCount} end`;

/** Judgments of an item that are wanted; as of a HIT, and what was promoted has all it is to have. */
const wantedOfItem = (overlap: number) =>
  sql`case when ${itemPlaces.hold} in ('stopped', 'promoted') then ${itemPlaces.countedCount}
    else ${overlap} + ${itemPlaces.raisedCount} + ${itemPlaces.extraCount} end`;

const isOpenHit = and(gt(hits.openPlaces, 0), isNull(hits.hold), eq(hits.isRetired, false));

/** What has been counted of a project's HITs. Grows with the number of HITs, not of judgments. */
export async function hitTotals(db: Db, projectId: string, overlap: number) {
  const [found] = await db
    .select({
      hits: count(),
      workItems: total(sql`${hits.workItemCount}`),
      countedHits: total(sql`${hits.countedCount}`),
      countedWork: total(sql`${hits.countedCount} * ${hits.workItemCount}`),
      wantedHits: total(wantedOfHit(overlap)),
      wantedWork: total(sql`(${wantedOfHit(overlap)}) * ${hits.workItemCount}`),
    })
    .from(hits)
    .where(eq(hits.projectId, projectId));
  return found ?? { hits: 0, workItems: 0, countedHits: 0, countedWork: 0, wantedHits: 0, wantedWork: 0 };
}

/** What has been counted of a project's composed pages, retired items left out. Grows with the number of items, not of judgments. */
export async function placeTotals(db: Db, projectId: string, overlap: number) {
  const [found] = await db
    .select({
      counted: total(sql`${itemPlaces.countedCount}`),
      wanted: total(wantedOfItem(overlap)),
    })
    .from(itemPlaces)
    .where(and(eq(itemPlaces.projectId, projectId), eq(itemPlaces.isRetired, false)));
  return found ?? { counted: 0, wanted: 0 };
}

/** Pages of work that count, as each annotator's row keeps them. */
export async function countedHitCount(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: total(sql`${annotators.countedHitCount}`) })
    .from(annotators)
    .where(eq(annotators.projectId, projectId));
  return found?.n ?? 0;
}

/** Counted judgments of gold items. */
export async function countedGold(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: total(sql`${items.countedAsGold}`) })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .where(and(eq(goldAnswers.projectId, projectId), isFirstGold));
  return found?.n ?? 0;
}

/** People and what is due to them; "now" is whoever was seen since `since`. */
export async function annotatorTotals(db: Db, projectId: string, since: number) {
  const [found] = await db
    .select({
      total: count(),
      workingNow: count(sql`case when ${annotators.lastSeenAt} >= ${since} then 1 end`),
      stopped: count(sql`case when ${annotators.state} = 'stopped' then 1 end`),
      goldAnswered: total(sql`${annotators.goldAnsweredCount}`),
      goldRight: total(sql`${annotators.goldRightCount}`),
      dueMinor: total(sql`${annotators.dueMinor}`),
    })
    .from(annotators)
    .where(eq(annotators.projectId, projectId));
  return found ?? { total: 0, workingNow: 0, stopped: 0, goldAnswered: 0, goldRight: 0, dueMinor: 0 };
}

export async function countLeases(db: Db, projectId: string): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(assignments)
    .innerJoin(annotators, eq(annotators.id, assignments.annotatorId))
    .where(and(eq(annotators.projectId, projectId), sql`${assignments.state} = 'leased'`));
  return found?.n ?? 0;
}

/** Submissions since a moment: how many, and the judgments of work items that came with them. */
export async function submissionsSince(db: Db, projectId: string, since: number) {
  const [found] = await db
    .select({ n: count(), workItems: total(sql`${responses.countedItemCount}`) })
    .from(assignments)
    .innerJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(submitted(projectId, since));
  return found ?? { n: 0, workItems: 0 };
}

/** The same by hour, counted from 1970; hours without submissions have no row. */
export async function submissionsByHour(db: Db, projectId: string, since: number) {
  const hour = sql<number>`${assignments.endedAt} / 3600000`.mapWith(Number);
  return db
    .select({ hour, n: count(), workItems: total(sql`${responses.countedItemCount}`) })
    .from(assignments)
    .innerJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(submitted(projectId, since))
    .groupBy(hour)
    .orderBy(asc(hour));
}

const submitted = (projectId: string, since: number) =>
  and(
    eq(assignments.projectId, projectId),
    eq(assignments.kind, "work"),
    eq(assignments.state, "submitted"),
    gte(assignments.endedAt, since),
  );

/** How often each value was given on some dimensions, counted judgments only; null is Not Applicable. */
export async function answerCounts(db: Db, dimensionIds: string[]) {
  return db
    .select({ value: judgments.value, count: count() })
    .from(judgments)
    .where(and(inArray(judgments.dimensionId, dimensionIds), eq(judgments.counted, true)))
    .groupBy(judgments.value)
    .orderBy(asc(judgments.value));
}

/** Counted judgments of each dataset. Grows with the number of items. */
export async function countedByDataset(db: Db, projectId: string) {
  const work = await db
    .select({ datasetId: items.datasetId, n: total(sql`${hits.countedCount}`) })
    .from(hitItems)
    .innerJoin(hits, eq(hits.id, hitItems.hitId))
    .innerJoin(items, eq(items.id, hitItems.itemId))
    .where(and(eq(hits.projectId, projectId), eq(hitItems.isGold, false)))
    .groupBy(items.datasetId);
  const gold = await db
    .select({ datasetId: items.datasetId, n: total(sql`${items.countedAsGold}`) })
    .from(goldAnswers)
    .innerJoin(items, eq(items.id, goldAnswers.itemId))
    .where(and(eq(goldAnswers.projectId, projectId), isFirstGold))
    .groupBy(items.datasetId);
  const sums = new Map<string, number>();
  for (const { datasetId, n } of [...work, ...gold]) sums.set(datasetId, (sums.get(datasetId) ?? 0) + n);
  return sums;
}

/** Judgments wanted of each dataset: of work those of its HITs, of gold that stands in one as many as the overlap. */
export async function wantedByDataset(db: Db, projectId: string, overlap: number) {
  const ofHits = (isGold: boolean) => and(eq(hits.projectId, projectId), eq(hitItems.isGold, isGold));
  const work = await db
    .select({ datasetId: items.datasetId, n: total(wantedOfHit(overlap)) })
    .from(hitItems)
    .innerJoin(hits, eq(hits.id, hitItems.hitId))
    .innerJoin(items, eq(items.id, hitItems.itemId))
    .where(ofHits(false))
    .groupBy(items.datasetId);
  const gold = await db
    .select({ datasetId: items.datasetId, n: countDistinct(items.id) })
    .from(hitItems)
    .innerJoin(hits, eq(hits.id, hitItems.hitId))
    .innerJoin(items, eq(items.id, hitItems.itemId))
    .where(and(ofHits(true), isNull(items.promotedAt)))
    .groupBy(items.datasetId);
  const sums = new Map(work.map(({ datasetId, n }) => [datasetId, n]));
  for (const { datasetId, n } of gold) sums.set(datasetId, (sums.get(datasetId) ?? 0) + n * overlap);
  return sums;
}

/** Of composed pages: the counted judgments of each dataset and those that are wanted. */
export async function placesByDataset(db: Db, projectId: string, overlap: number) {
  const rows = await db
    .select({
      datasetId: items.datasetId,
      counted: total(sql`${itemPlaces.countedCount}`),
      wanted: total(wantedOfItem(overlap)),
    })
    .from(itemPlaces)
    .innerJoin(items, eq(items.id, itemPlaces.itemId))
    .where(and(eq(itemPlaces.projectId, projectId), eq(itemPlaces.isRetired, false)))
    .groupBy(items.datasetId);
  return new Map(rows.map(({ datasetId, ...totals }) => [datasetId, totals]));
}

/** Whether a page could be given to anybody who has judged nothing yet, or is in somebody's hands. */
export async function hasOpenWork(db: Db, projectId: string): Promise<boolean> {
  const [hit] = await db
    .select({ id: hits.id })
    .from(hits)
    .where(and(eq(hits.projectId, projectId), isOpenHit))
    .limit(1);
  if (hit !== undefined) return true;
  const [item] = await db
    .select({ id: itemPlaces.itemId })
    .from(itemPlaces)
    .where(and(eq(itemPlaces.projectId, projectId), isOpenPlace))
    .limit(1);
  return item !== undefined || (await countLeases(db, projectId)) > 0;
}

/** How long the pages of work that were submitted last took from giving them out to their submission, in ms. */
export async function newestPageTimes(db: Db, projectId: string, limit: number): Promise<number[]> {
  const found = await db
    .select({ leasedAt: assignments.leasedAt, endedAt: assignments.endedAt })
    .from(assignments)
    .where(
      and(
        eq(assignments.projectId, projectId),
        eq(assignments.state, "submitted"),
        isNull(assignments.attemptId),
      ),
    )
    .orderBy(desc(assignments.endedAt))
    .limit(limit);
  return found.flatMap(({ leasedAt, endedAt }) => (endedAt === null ? [] : [endedAt - leasedAt]));
}
