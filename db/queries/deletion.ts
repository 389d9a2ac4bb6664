import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import { annotators, assignments, items, jobs, judgments, payments, releases } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import { deleteDecisionsOn } from "./adjudications";
import { forgetExposures } from "./gold-exposures";
import { takeOffHits } from "./hits";
import { deleteItems, someItemIds } from "./items";
import { deleteAnswersTo } from "./judgments";
import { deleteReplacedOf } from "./replaced-answers";

const n = sql<number>`count(*)`.mapWith(Number);

/** How much a project has of what people made, and its pay that is not marked as paid, in minor units. */
export async function countContents(db: Db, projectId: string) {
  const [ofItems] = await db.select({ n: count() }).from(items).where(eq(items.projectId, projectId));
  const [ofAnnotators] = await db
    .select({ n: count() })
    .from(annotators)
    .where(eq(annotators.projectId, projectId));
  const [ofJudgments] = await db
    .select({ n })
    .from(judgments)
    .innerJoin(items, eq(items.id, judgments.itemId))
    .where(eq(items.projectId, projectId));
  const [ofReleases] = await db
    .select({ n: count() })
    .from(releases)
    .where(eq(releases.projectId, projectId));
  const owed = sql<number>`coalesce(sum(${payments.dueMinor} + ${payments.bonusMinor}), 0)`;
  const [unpaid] = await db
    .select({ minor: owed.mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.projectId, projectId), isNull(payments.paidAt)));
  return {
    items: ofItems?.n ?? 0,
    annotators: ofAnnotators?.n ?? 0,
    judgments: ofJudgments?.n ?? 0,
    releases: ofReleases?.n ?? 0,
    unpaidMinor: unpaid?.minor ?? 0,
  };
}

/** How many pages people have in their hands, and until when at the latest; null where nobody has one. */
export async function openPages(db: Db, projectId: string, now: number) {
  const [found] = await db
    .select({ n: count(), until: sql<number | null>`max(${assignments.expiresAt})` })
    .from(assignments)
    .where(
      and(
        eq(assignments.projectId, projectId),
        eq(assignments.state, "leased"),
        gt(assignments.expiresAt, now),
      ),
    );
  return found === undefined || found.until === null ? null : { n: found.n, until: Number(found.until) };
}

/** The ids of a project's jobs, and whether one of them waits or runs. */
export async function jobsWithState(db: Db, projectId: string) {
  return db
    .select({ id: jobs.id, isActive: sql<boolean>`${jobs.state} in ('queued', 'running')`.mapWith(Boolean) })
    .from(jobs)
    .where(eq(jobs.projectId, projectId));
}

/** Deletes some items with all that was judged of them; false once there are none. */
export async function deleteItemsWithWork(tx: Tx, projectId: string, limit: number): Promise<boolean> {
  const ids = await someItemIds(tx, projectId, limit);
  if (ids.length === 0) return false;
  await deleteAnswersTo(tx, ids);
  await deleteReplacedOf(tx, ids);
  await forgetExposures(tx, ids);
  await deleteDecisionsOn(tx, ids);
  await takeOffHits(tx, ids);
  await deleteItems(tx, ids);
  return true;
}
