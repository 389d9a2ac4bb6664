import { desc, eq, sql } from "drizzle-orm";
import { assignments, goldContests, judgments, payments } from "@/db/schema";
import type { Db } from "@/db/store";

/** How long each page of work of an annotator was in view, in seconds, and what it earned in minor units. */
export const timedPagesOf = (db: Db, annotatorId: string) =>
  db
    .select({
      // Each dimension's judgment has the seconds of its item.
      seconds:
        sql<number>`1.0 * coalesce(sum(${judgments.seconds}), 0) / count(distinct ${judgments.dimensionId})`.mapWith(
          Number,
        ),
      payMinor: sql<number>`${payments.dueMinor} + ${payments.bonusMinor}`.mapWith(Number),
    })
    .from(payments)
    .innerJoin(judgments, eq(judgments.assignmentId, payments.assignmentId))
    .where(eq(payments.annotatorId, annotatorId))
    .groupBy(payments.assignmentId, payments.dueMinor, payments.bonusMinor);

/** What an annotator has earned, and how much of it is approved and paid, in minor units. */
export async function ownPayOf(db: Db, annotatorId: string) {
  const earned = sql`${payments.dueMinor} + ${payments.bonusMinor}`;
  const total = (of: typeof earned) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({
      earnedMinor: total(earned),
      approvedMinor: total(sql`case when ${payments.approvedAt} is not null then ${earned} else 0 end`),
      paidMinor: total(sql`case when ${payments.paidAt} is not null then ${earned} else 0 end`),
    })
    .from(payments)
    .where(eq(payments.annotatorId, annotatorId));
  return sums ?? { earnedMinor: 0, approvedMinor: 0, paidMinor: 0 };
}

/** What an annotator said against known answers, newest first. */
export const ownGoldContests = (db: Db, annotatorId: string) =>
  db
    .select({ comment: goldContests.comment, at: goldContests.createdAt })
    .from(goldContests)
    .innerJoin(assignments, eq(assignments.id, goldContests.assignmentId))
    .where(eq(assignments.annotatorId, annotatorId))
    .orderBy(desc(goldContests.createdAt));
