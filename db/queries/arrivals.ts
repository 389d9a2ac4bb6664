import { and, countDistinct, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { annotators, arrivals, projects } from "@/db/schema";
import { statement } from "@/db/statement";
import type { Db, Tx } from "@/db/store";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";

/** Somebody who joined, as far as the door needs to know. */
export interface KnownAnnotator {
  id: string;
  projectId: string;
  state: (typeof annotators.$inferSelect)["state"];
  returnCodeHash: string | null;
  source: AnnotatorSource;
  externalId: string | null;
}

const known = {
  id: annotators.id,
  projectId: annotators.projectId,
  state: annotators.state,
  returnCodeHash: annotators.returnCodeHash,
  source: annotators.source,
  externalId: annotators.externalId,
};

const inProject = (db: Db, slug: string) =>
  db.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));

/** At most one row; asked for with every page that an annotator opens. */
export const annotatorById = statement<{ annotatorId: string }, KnownAnnotator[]>("annotator_by_id", (db) =>
  db
    .select(known)
    .from(annotators)
    .where(eq(annotators.id, sql.placeholder("annotatorId"))),
);

export async function annotatorByPseudonym(
  db: Db,
  projectId: string,
  pseudonym: string,
): Promise<KnownAnnotator | undefined> {
  const [found] = await db
    .select(known)
    .from(annotators)
    .where(and(eq(annotators.projectId, projectId), eq(annotators.pseudonym, pseudonym)));
  return found;
}

/** An annotator of a project by their id; nobody who has been erased. */
export async function annotatorInProject(
  db: Db,
  slug: string,
  annotatorId: string,
): Promise<KnownAnnotator | undefined> {
  const [found] = await db
    .select(known)
    .from(annotators)
    .where(
      and(
        inArray(annotators.projectId, inProject(db, slug)),
        eq(annotators.id, annotatorId),
        isNull(annotators.erasedAt),
      ),
    );
  return found;
}

/** An annotator whom nobody else changes or erases before the transaction ends; undefined for who has been erased. */
export async function lockKnownAnnotator(tx: Tx, annotatorId: string): Promise<KnownAnnotator | undefined> {
  const [found] = await forUpdate(
    tx
      .select(known)
      .from(annotators)
      .where(and(eq(annotators.id, annotatorId), isNull(annotators.erasedAt))),
  );
  return found;
}

/** The annotator whom a recruiter or an invitation calls so. */
export async function annotatorNamed(
  db: Db,
  { slug, source, externalId }: { slug: string; source: AnnotatorSource; externalId: string },
): Promise<KnownAnnotator | undefined> {
  const [found] = await db
    .select(known)
    .from(annotators)
    .where(
      and(
        inArray(annotators.projectId, inProject(db, slug)),
        eq(annotators.source, source),
        eq(annotators.externalId, externalId),
      ),
    );
  return found;
}

/** The same in a project that is known by its id. */
export async function annotatorOfRecruiter(
  db: Db,
  { projectId, source, externalId }: { projectId: string; source: AnnotatorSource; externalId: string },
): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: annotators.id })
    .from(annotators)
    .where(
      and(
        eq(annotators.projectId, projectId),
        eq(annotators.source, source),
        eq(annotators.externalId, externalId),
      ),
    );
  return found;
}

/** Whether a participant of a study has joined another project by it, and not this one. */
export async function hasPlaceElsewhere(
  db: Db,
  { projectId, externalId, studyId }: { projectId: string; externalId: string; studyId: string },
): Promise<boolean> {
  const joined = await db
    .select({ projectId: annotators.projectId, studyId: annotators.studyId })
    .from(annotators)
    .where(and(eq(annotators.externalId, externalId), eq(annotators.source, "prolific")));
  if (joined.some((each) => each.projectId === projectId)) return false;
  return studyId !== "" && joined.some((each) => each.studyId === studyId);
}

/** The annotator of a project whose return code has this hash. */
export async function annotatorByReturnCode(
  db: Db,
  slug: string,
  returnCodeHash: string,
): Promise<KnownAnnotator | undefined> {
  const [found] = await db
    .select(known)
    .from(annotators)
    .where(
      and(inArray(annotators.projectId, inProject(db, slug)), eq(annotators.returnCodeHash, returnCodeHash)),
    );
  return found;
}

/** The annotators who came in this session before, the first of them first. */
export async function annotatorsInSession(
  db: Db,
  slug: string,
  sessionHash: string,
): Promise<{ id: string; externalId: string | null }[]> {
  return db
    .select({ id: annotators.id, externalId: annotators.externalId })
    .from(arrivals)
    .innerJoin(annotators, eq(annotators.id, arrivals.annotatorId))
    .where(and(inArray(arrivals.projectId, inProject(db, slug)), eq(arrivals.sessionHash, sessionHash)))
    .orderBy(arrivals.id);
}

/** Keeps by what an annotator was known; the same again changes nothing. */
export async function recordArrival(tx: Tx, row: typeof arrivals.$inferInsert): Promise<void> {
  await tx
    .insert(arrivals)
    .values(row)
    .onConflictDoNothing({ target: [arrivals.annotatorId, arrivals.fingerprint] });
}

const traces = {
  browser: arrivals.deviceHash,
  session: arrivals.sessionHash,
  "recruiter-id": arrivals.recruiterKey,
} as const;
export type Trace = keyof typeof traces;

/** The annotators of a project who left the same trace, with the trace; by pseudonym. */
export async function sharedTraces(
  db: Db,
  projectId: string,
  trace: Trace,
): Promise<{ value: string; pseudonym: string }[]> {
  const column = traces[trace];
  const shared = db
    .select({ value: column })
    .from(arrivals)
    .where(and(eq(arrivals.projectId, projectId), isNotNull(column)))
    .groupBy(column)
    .having(gt(countDistinct(arrivals.annotatorId), 1));
  const rows = await db
    .selectDistinct({ value: column, pseudonym: annotators.pseudonym })
    .from(arrivals)
    .innerJoin(annotators, eq(annotators.id, arrivals.annotatorId))
    .where(and(eq(arrivals.projectId, projectId), inArray(column, shared)))
    .orderBy(annotators.pseudonym);
  return rows.map(({ value, pseudonym }) => ({ value: value ?? "", pseudonym }));
}

/** The annotators who came under more than one id of a recruiter, as somebody does who uses another's return code. */
export async function underSeveralIds(db: Db, projectId: string): Promise<string[]> {
  const rows = await db
    .select({ pseudonym: annotators.pseudonym })
    .from(arrivals)
    .innerJoin(annotators, eq(annotators.id, arrivals.annotatorId))
    .where(and(eq(arrivals.projectId, projectId), isNotNull(arrivals.recruiterKey)))
    .groupBy(annotators.pseudonym)
    .having(gt(countDistinct(arrivals.recruiterKey), 1))
    .orderBy(annotators.pseudonym);
  return rows.map(({ pseudonym }) => pseudonym);
}

/** By which browsers and ids somebody was known. */
export async function tracesLeftBy(db: Db, annotatorId: string) {
  const known = await db
    .select({ device: arrivals.deviceHash, key: arrivals.recruiterKey })
    .from(arrivals)
    .where(eq(arrivals.annotatorId, annotatorId));
  return {
    devices: known.flatMap(({ device }) => device ?? []),
    keys: known.flatMap(({ key }) => key ?? []),
  };
}

export async function deleteArrivals(tx: Tx, annotatorId: string): Promise<void> {
  await tx.delete(arrivals).where(eq(arrivals.annotatorId, annotatorId));
}

/** Takes the recruiter's ids out of the arrivals of some people. */
export async function dropRecruiterKeys(tx: Tx, annotatorIds: string[]): Promise<void> {
  await tx.update(arrivals).set({ recruiterKey: null }).where(inArray(arrivals.annotatorId, annotatorIds));
}

/** Takes away by which browser and visit people of a project were known. */
export async function dropBrowserTraces(tx: Tx, projectId: string): Promise<void> {
  await tx
    .update(arrivals)
    // The fingerprint was made of them.
    .set({ deviceHash: null, sessionHash: null, fingerprint: sql`${arrivals.id}` })
    .where(
      and(
        eq(arrivals.projectId, projectId),
        or(isNotNull(arrivals.deviceHash), isNotNull(arrivals.sessionHash)),
      ),
    );
}

/** Whether a recruiter's submission is known to be that of somebody else. */
export async function isSubmissionOfAnother(
  db: Db,
  visit: { projectId: string; source: AnnotatorSource; externalId: string; submission: string },
): Promise<boolean> {
  const [found] = await db
    .select({ id: annotators.id })
    .from(annotators)
    .where(
      and(
        eq(annotators.projectId, visit.projectId),
        eq(annotators.source, visit.source),
        ne(annotators.externalId, visit.externalId),
        eq(annotators.submissionId, visit.submission),
      ),
    )
    .limit(1);
  return found !== undefined;
}
