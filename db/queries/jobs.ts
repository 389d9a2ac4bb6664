import { and, asc, count, desc, eq, gt, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { jobs, memberships, projects, users } from "@/db/schema";
import { announce } from "@/db/announcements";
import { forUpdateSkipLocked } from "@/db/lock";
import type { Db, Tx } from "@/db/store";
import type { JobKind, JobProgress } from "@/server/domain/job/job";

/** Stores a job; servers that wait for one hear of it. */
export async function insertJob(tx: Tx, row: typeof jobs.$inferInsert): Promise<void> {
  await tx.insert(jobs).values(row);
  await announce(tx, "jobs");
}

const isActive = inArray(jobs.state, ["queued", "running"]);

/** How many jobs wait and how many run, in all projects. */
export async function countActiveJobs(db: Db): Promise<{ queued: number; running: number }> {
  const found = await db
    .select({ state: jobs.state, n: count() })
    .from(jobs)
    // The partial index serves a query that repeats its condition.
    .where(sql`state in ('queued', 'running')`)
    .groupBy(jobs.state);
  const countOf = (wanted: "queued" | "running") => found.find(({ state }) => state === wanted)?.n ?? 0;
  return { queued: countOf("queued"), running: countOf("running") };
}

/** The job with this key that waits or runs. */
export async function activeJob(db: Db, projectId: string, key: string) {
  const [found] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.projectId, projectId), eq(jobs.key, key), isActive));
  return found;
}

/** The oldest job that nobody works at: one that waits, or one whose process fell silent before `silentSince`. */
export async function lockNextJob(tx: Tx, silentSince: number) {
  const [found] = await forUpdateSkipLocked(nextJob(tx, silentSince));
  return found;
}

/** Whether there is such a job. */
export async function isJobToDo(db: Db, silentSince: number): Promise<boolean> {
  return (await nextJob(db, silentSince)).length > 0;
}

const nextJob = (db: Db, silentSince: number) =>
  db
    .select()
    .from(jobs)
    // The partial index serves a query that repeats its condition.
    .where(
      and(sql`state in ('queued', 'running')`, or(eq(jobs.state, "queued"), lt(jobs.beatAt, silentSince))),
    )
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(1);

/** One start of a job. Whoever fell silent and comes back later finds that another start has taken its place. */
export interface StartedJob {
  id: string;
  attempt: number;
}

/** Changes a job that runs since this start of it; false when it does not any more. */
export async function changeRunningJob(
  tx: Tx,
  { id, attempt }: StartedJob,
  change: Partial<typeof jobs.$inferInsert>,
): Promise<boolean> {
  const changed = await tx
    .update(jobs)
    .set(change)
    .where(and(eq(jobs.id, id), eq(jobs.state, "running"), eq(jobs.attemptCount, attempt)))
    .returning({ id: jobs.id });
  return changed.length > 0;
}

/** Lets a job that runs since this start of it wait again; servers that wait for one hear of it. */
export async function requeueJob(tx: Tx, job: StartedJob): Promise<void> {
  if (await changeRunningJob(tx, job, { state: "queued", beatAt: null })) await announce(tx, "jobs");
}

export async function startJob(
  tx: Tx,
  jobId: string,
  change: { startedAt: number; beatAt: number; attemptCount: number; resumedAt: number | null },
): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...change, state: "running" })
    .where(eq(jobs.id, jobId));
}

/** Ends a job that waits or runs without a result; false when it had ended. */
export async function cancelActiveJob(tx: Tx, projectId: string, jobId: string, now: number) {
  const cancelled = await tx
    .update(jobs)
    .set({ state: "cancelled", cancelledAt: now, finishedAt: now, checkpoint: null })
    .where(and(eq(jobs.projectId, projectId), eq(jobs.id, jobId), isActive))
    .returning({ id: jobs.id });
  return cancelled.length > 0;
}

/** Notes that a job is being worked at, and how far it is; false when it does not run any more. */
export async function beatJob(tx: Tx, job: StartedJob, now: number, progress: JobProgress | null) {
  return changeRunningJob(tx, job, { beatAt: now, ...(progress !== null && { progress }) });
}

const shown = {
  id: jobs.id,
  kind: jobs.kind,
  state: jobs.state,
  parameters: jobs.parameters,
  snapshot: jobs.snapshot,
  progress: jobs.progress,
  error: jobs.error,
  resumedAt: jobs.resumedAt,
  by: users.name,
  createdAt: jobs.createdAt,
  startedAt: jobs.startedAt,
  finishedAt: jobs.finishedAt,
};

const listed = (db: Db) => db.select(shown).from(jobs).leftJoin(users, eq(users.id, jobs.createdByUserId));

/** The jobs of a project without their results, the newest first. */
export async function jobsOf(db: Db, projectId: string, limit: number) {
  return listed(db)
    .where(eq(jobs.projectId, projectId))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
}

/** The newest job of a kind, whatever became of it. */
export async function latestJob(db: Db, projectId: string, kind: JobKind) {
  const [found] = await listed(db)
    .where(and(eq(jobs.projectId, projectId), eq(jobs.kind, kind)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return found;
}

/** What the newest job of a kind that was finished found. */
export async function latestResult(db: Db, projectId: string, kind: JobKind) {
  const [found] = await db
    .select({
      id: jobs.id,
      parameters: jobs.parameters,
      result: jobs.result,
      snapshot: jobs.snapshot,
      by: users.name,
      startedAt: jobs.startedAt,
      finishedAt: jobs.finishedAt,
    })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.createdByUserId))
    .where(and(eq(jobs.projectId, projectId), eq(jobs.kind, kind), eq(jobs.state, "done")))
    .orderBy(desc(jobs.finishedAt), desc(jobs.id))
    .limit(1);
  return found;
}

/** How many jobs of a kind a project has had. */
export async function countJobs(db: Db, projectId: string, kind: JobKind): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(jobs)
    .where(and(eq(jobs.projectId, projectId), eq(jobs.kind, kind)));
  return found?.n ?? 0;
}

/** The jobs of a kind with their results, the newest first. */
export async function jobsWithResults(db: Db, projectId: string, kind: JobKind, limit: number) {
  const { snapshot: _, ...columns } = shown;
  return db
    .select({ ...columns, result: jobs.result })
    .from(jobs)
    .leftJoin(users, eq(users.id, jobs.createdByUserId))
    .where(and(eq(jobs.projectId, projectId), eq(jobs.kind, kind)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
}

/** A job of a project with its result. */
export async function findJob(db: Db, projectId: string, jobId: string) {
  const [found] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.projectId, projectId), eq(jobs.id, jobId)));
  return found;
}

export async function projectOfJob(db: Db, jobId: string): Promise<string | null> {
  const [found] = await db.select({ projectId: jobs.projectId }).from(jobs).where(eq(jobs.id, jobId));
  return found?.projectId ?? null;
}

/** What came of some jobs that wrote a release, by id. Results of other kinds may be long, these are short. */
export async function releaseResults(db: Db, ids: string[]): Promise<Map<string, unknown>> {
  const found = await db
    .select({ id: jobs.id, result: jobs.result })
    .from(jobs)
    .where(and(inArray(jobs.id, ids), eq(jobs.kind, "release")));
  return new Map(found.map(({ id, result }) => [id, result]));
}

/** Whether a job waits, runs, or has a result. */
export async function isOfUse(db: Db, jobId: string): Promise<boolean> {
  const found = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), inArray(jobs.state, ["queued", "running", "done"])));
  return found.length > 0;
}

/**
 * The jobs of a user's projects that wait or run, or ended after `endedSince`, the oldest first; null is whoever runs the
 * server, to whom every project belongs.
 */
export async function ownJobs(db: Db, userId: string | null, endedSince: number) {
  const mine = and(eq(memberships.projectId, jobs.projectId), eq(memberships.userId, userId ?? ""));
  return db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      state: jobs.state,
      project: { slug: projects.slug, name: projects.name },
    })
    .from(jobs)
    .innerJoin(projects, eq(projects.id, jobs.projectId))
    .leftJoin(memberships, mine)
    .where(
      and(
        or(isActive, gt(jobs.finishedAt, endedSince)),
        userId === null ? undefined : isNotNull(memberships.userId),
      ),
    )
    .orderBy(asc(jobs.createdAt), asc(jobs.id));
}
