import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { forUpdateSkipLocked } from "@/db/lock";
import { assignments, hits, responses } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import type { ShownCheck } from "@/server/domain/attention-check/attention-check";
import type { AssignmentKind, AssignmentState, ShownItem } from "@/server/domain/assignment/assignment";

const { placeholder } = sql;

/** A lease that an annotator works on; what is shown is in the order of the HIT. */
export interface Lease extends Record<string, unknown> {
  assignmentId: string;
  /** null where the page was composed for this annotator. */
  hitId: string | null;
  attemptId: string | null;
  kind: AssignmentKind;
  shown: ShownItem[];
  /** What stands among them that is no item. */
  attentionCheck: ShownCheck | null;
  /** The language of the texts beside them; null where their project has them in one, and until the page is shown. */
  language: string | null;
  payMinor: number;
  expiresAt: number;
}

const leaseColumns = {
  assignmentId: assignments.id,
  hitId: assignments.hitId,
  attemptId: assignments.attemptId,
  kind: assignments.kind,
  shown: assignments.shown,
  attentionCheck: assignments.attentionCheck,
  language: assignments.language,
  payMinor: assignments.payMinor,
  expiresAt: assignments.expiresAt,
};

// Written out, because a partial index serves only a query whose text implies its condition.
const isLeased = sql`${assignments.state} = 'leased'`;

/** The live or overdue lease of an annotator; at most one row. */
export const leaseOf = statement<{ annotatorId: string }, Lease[]>("lease_of", (db) =>
  db
    .select(leaseColumns)
    .from(assignments)
    .where(and(eq(assignments.annotatorId, placeholder("annotatorId")), isLeased)),
);

/** A page is leased before anybody sees it in some language. */
export interface NewLease extends Omit<Lease, "language"> {
  projectId: string;
  annotatorId: string;
  leasedAt: number;
}

/** @param attentionCheck as JSON: a null in a column of JSON would be stored as a value that is null. */
const insertWritten = statement<
  Omit<NewLease, "attentionCheck"> & { attentionCheck: string | null },
  unknown
>("insert_lease", (db) =>
  db.insert(assignments).values({
    id: placeholder("assignmentId"),
    projectId: placeholder("projectId"),
    annotatorId: placeholder("annotatorId"),
    hitId: placeholder("hitId"),
    attemptId: placeholder("attemptId"),
    kind: placeholder("kind"),
    state: "leased",
    shown: placeholder("shown"),
    attentionCheck: sql`${placeholder("attentionCheck")}`,
    payMinor: placeholder("payMinor"),
    leasedAt: placeholder("leasedAt"),
    expiresAt: placeholder("expiresAt"),
    renewalCount: 0,
  }),
);

export async function insertLease(tx: Tx, { attentionCheck, ...lease }: NewLease): Promise<void> {
  const written = attentionCheck === null ? null : JSON.stringify(attentionCheck);
  await insertWritten(tx, { ...lease, attentionCheck: written });
}

// Written out, because a partial index serves only a query whose text implies its condition.
const isGivenBack = sql`${assignments.state} in ('expired', 'returned')`;

/** A page of work that ended without a submission. */
export interface GivenBack extends Lease {
  state: AssignmentState;
}

const selectGivenBack = (db: Db) =>
  db
    .select({ ...leaseColumns, state: assignments.state })
    .from(assignments)
    .where(
      and(eq(assignments.annotatorId, placeholder("annotatorId")), isGivenBack, eq(assignments.kind, "work")),
    )
    .orderBy(asc(assignments.leasedAt));

/** The pages of work that an annotator gave back or let expire and has not submitted since, in order of lease. */
export const givenBack = statement<{ annotatorId: string }, GivenBack[]>("given_back", selectGivenBack);

/** Writes anew which places the items of an assignment hold; items, keys and order are the same. */
export async function showAnew(tx: Tx, assignmentId: string, shown: ShownItem[]): Promise<void> {
  await tx.update(assignments).set({ shown }).where(eq(assignments.id, assignmentId));
}

/** Notes in which language the texts beside a page were shown last, and its attention check if that was, too. */
export async function noteShownIn(
  tx: Tx,
  assignmentId: string,
  language: string | null,
  attentionCheck: ShownCheck | null = null,
): Promise<void> {
  await tx
    .update(assignments)
    .set({ language, ...(attentionCheck !== null && { attentionCheck }) })
    .where(eq(assignments.id, assignmentId));
}

/** The page of an attempt at qualifying that ended without a submission; there is at most one. */
export async function endedHitOf(db: Db, attemptId: string): Promise<Lease | null> {
  const [found] = await db
    .select(leaseColumns)
    .from(assignments)
    .where(and(eq(assignments.attemptId, attemptId), inArray(assignments.state, ["expired", "returned"])))
    .limit(1);
  return found ?? null;
}

/** The own assignment of an annotator that ended without a submission and whose HIT has a place again. */
export async function reopenable(db: Db, annotatorId: string): Promise<Lease | null> {
  const [found] = await db
    .select(leaseColumns)
    .from(assignments)
    .innerJoin(hits, eq(hits.id, assignments.hitId))
    .where(
      and(
        eq(assignments.annotatorId, annotatorId),
        inArray(assignments.state, ["expired", "returned"]),
        sql`${hits.openPlaces} > 0 and ${hits.hold} is null and not ${hits.isRetired}`,
      ),
    )
    .orderBy(asc(hits.position))
    .limit(1);
  return found ?? null;
}

/** Leases an ended assignment anew, with the same keys; its place must have been taken before. */
export async function reopenLease(
  tx: Tx,
  assignmentId: string,
  lease: { leasedAt: number; expiresAt: number; renewalCount: number },
): Promise<void> {
  await tx
    .update(assignments)
    .set({ state: "leased", endedAt: null, ...lease })
    .where(and(eq(assignments.id, assignmentId), inArray(assignments.state, ["expired", "returned"])));
}

/** Ends a lease without a submission. @returns whether it was still a lease, so that its place is free now. */
export async function endLease(
  tx: Tx,
  assignmentId: string,
  state: "expired" | "returned",
  endedAt: number,
): Promise<boolean> {
  const ended = await tx
    .update(assignments)
    .set({ state, endedAt })
    .where(and(eq(assignments.id, assignmentId), isLeased))
    .returning({ id: assignments.id });
  return ended.length > 0;
}

/** What an ended lease held: its places and a part of the budget. */
export interface EndedLease {
  projectId: string;
  hitId: string | null;
  kind: AssignmentKind;
  shown: ShownItem[];
  payMinor: number;
}

/** Ends the leases whose time is over, at most `limit`. @returns what they held. */
export async function endOverdueLeases(tx: Tx, now: number, limit: number): Promise<EndedLease[]> {
  const isOverdue = and(isLeased, lt(assignments.expiresAt, now));
  // What is being submitted or renewed at this very moment is left to whoever does so.
  const overdue = forUpdateSkipLocked(
    tx
      .select({ id: assignments.id })
      .from(assignments)
      .where(isOverdue)
      .orderBy(asc(assignments.expiresAt))
      .limit(limit),
  );
  return tx
    .update(assignments)
    .set({ state: "expired", endedAt: now })
    .where(and(inArray(assignments.id, overdue), isOverdue))
    .returning({
      projectId: assignments.projectId,
      hitId: assignments.hitId,
      kind: assignments.kind,
      shown: assignments.shown,
      payMinor: assignments.payMinor,
    });
}

const selectOwn = (db: Db) =>
  db
    .select({
      hitId: assignments.hitId,
      attemptId: assignments.attemptId,
      kind: assignments.kind,
      state: assignments.state,
      shown: assignments.shown,
      attentionCheck: assignments.attentionCheck,
      language: assignments.language,
      payMinor: assignments.payMinor,
      leasedAt: assignments.leasedAt,
      expiresAt: assignments.expiresAt,
      renewalCount: assignments.renewalCount,
      reply: responses.reply,
      revision: responses.revision,
      submittedAt: responses.submittedAt,
    })
    .from(assignments)
    .leftJoin(responses, eq(responses.assignmentId, assignments.id))
    .where(
      and(
        eq(assignments.id, placeholder("assignmentId")),
        eq(assignments.annotatorId, placeholder("annotatorId")),
      ),
    );

export type OwnAssignment = Awaited<ReturnType<typeof selectOwn>>[number];

/** An assignment of this annotator, with the reply to its submission once there was one; at most one row. */
export const ownAssignment = statement<{ assignmentId: string; annotatorId: string }, OwnAssignment[]>(
  "own_assignment",
  selectOwn,
);

/** Marks a held lease as submitted; no row where it is none any more. */
export const submitLease = statement<{ assignmentId: string; now: number }, { id: string }[]>(
  "submit_lease",
  (db) =>
    db
      .update(assignments)
      .set({ state: "submitted", endedAt: sql`${placeholder("now")}` })
      .where(and(eq(assignments.id, placeholder("assignmentId")), isLeased))
      .returning({ id: assignments.id }),
);

/** Marks an assignment that had ended without a submission as submitted after all. */
export async function submitEnded(tx: Tx, assignmentId: string, now: number): Promise<void> {
  await tx
    .update(assignments)
    .set({ state: "submitted", endedAt: now })
    .where(and(eq(assignments.id, assignmentId), inArray(assignments.state, ["expired", "returned"])));
}

/** Gives a held lease more time. @returns whether it was still a lease. */
export async function extendLease(
  tx: Tx,
  assignmentId: string,
  change: { expiresAt: number; renewalCount: number },
): Promise<boolean> {
  const extended = await tx
    .update(assignments)
    .set(change)
    .where(and(eq(assignments.id, assignmentId), isLeased))
    .returning({ id: assignments.id });
  return extended.length > 0;
}

/** The page of work that an annotator submitted last; no row before the first. */
export const lastSubmittedPage = statement<{ annotatorId: string }, { assignmentId: string }[]>(
  "last_submitted_page",
  (db) =>
    db
      .select({ assignmentId: assignments.id })
      .from(assignments)
      .where(
        and(
          eq(assignments.annotatorId, placeholder("annotatorId")),
          // Not as parameters: they choose the index.
          sql`${assignments.state} = 'submitted' and ${assignments.kind} = 'work'`,
        ),
      )
      .orderBy(desc(assignments.endedAt), desc(assignments.id))
      .limit(1),
);
