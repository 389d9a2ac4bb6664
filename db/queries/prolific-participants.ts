import { and, asc, count, eq, inArray, isNotNull, min, ne, or, sql, sum, type SQL } from "drizzle-orm";
import { annotators, prolificParticipants, prolificSubmissions } from "@/db/schema";
import type { Db, Tx } from "@/db/store";
import { containing } from "./containing";
import type { ParticipantComparison } from "@/server/domain/recruiter/prolific/compare-participant";
import type { SubmissionStatus } from "@/server/domain/recruiter/prolific/vendor";

export type ProlificParticipantRow = typeof prolificParticipants.$inferSelect;

/** Everybody of a study as they were last compared. */
export const prolificParticipantsOf = (db: Db, studyId: string): Promise<ProlificParticipantRow[]> =>
  db.select().from(prolificParticipants).where(eq(prolificParticipants.studyId, studyId));

/** Keeps how some people compare; what was known of them before is replaced. */
export async function keepParticipants(tx: Tx, rows: readonly ProlificParticipantRow[]): Promise<void> {
  for (const { id, ...news } of rows) {
    await tx
      .insert(prolificParticipants)
      .values({ id, ...news })
      .onConflictDoUpdate({ target: prolificParticipants.id, set: news });
  }
}

export async function dropParticipants(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(prolificParticipants).where(inArray(prolificParticipants.id, [...ids]));
}

/** The same for some annotators. */
export async function dropParticipantsOf(tx: Tx, annotatorIds: readonly string[]): Promise<void> {
  await tx.delete(prolificParticipants).where(inArray(prolificParticipants.annotatorId, [...annotatorIds]));
}

/** Who is looked for among the people of a study. */
export interface ParticipantsSought {
  studyId: string;
  /** Part of an id, a pseudonym or the entered code; "" for anybody. */
  search: string;
  status?: SubmissionStatus | undefined;
  /** One difference; `any` for every one. */
  differs?: ParticipantComparison["differs"] | "any" | undefined;
  who?: ParticipantComparison["who"] | undefined;
  /** Only these pseudonyms, and people whose link or place came twice. */
  doubles?: readonly string[] | undefined;
}

/** What a participant can be found by. */
const names = [
  annotators.pseudonym,
  annotators.externalId,
  annotators.submissionId,
  prolificSubmissions.id,
  prolificSubmissions.participantId,
  prolificSubmissions.enteredCode,
];

function matching({ studyId, search, status, differs, who, doubles }: ParticipantsSought) {
  return and(
    eq(prolificParticipants.studyId, studyId),
    containing(names, search),
    status === undefined ? undefined : eq(prolificSubmissions.status, status),
    differs === "any" ? isNotNull(prolificParticipants.differs) : undefined,
    differs && differs !== "any" ? eq(prolificParticipants.differs, differs) : undefined,
    who ? eq(prolificParticipants.who, who) : undefined,
    doubles === undefined
      ? undefined
      : or(
          inArray(annotators.pseudonym, [...doubles]),
          isNotNull(prolificSubmissions.linkReusedAt),
          isNotNull(prolificSubmissions.secondPlaceAt),
        ),
  );
}

const ofSubmission = eq(prolificSubmissions.id, prolificParticipants.submissionId);
const ofPerson = eq(annotators.id, prolificParticipants.annotatorId);

/** How many people of a study are looked for. */
export async function countParticipants(db: Db, sought: ParticipantsSought): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(prolificParticipants)
    .leftJoin(prolificSubmissions, ofSubmission)
    .leftJoin(annotators, ofPerson)
    .where(matching(sought));
  return row?.n ?? 0;
}

/** A person by what both sides know them by. */
export type ParticipantKey = Pick<ProlificParticipantRow, "id" | "submissionId" | "annotatorId">;

/** Who waits for an organizer, the longest wait first; then other differences and the rest, by their last change. */
export const soughtParticipants = (
  db: Db,
  sought: ParticipantsSought,
  { limit, offset }: { limit: number; offset: number },
): Promise<ParticipantKey[]> => {
  const { id, submissionId, annotatorId, urgency, since } = prolificParticipants;
  return db
    .select({ id, submissionId, annotatorId })
    .from(prolificParticipants)
    .leftJoin(prolificSubmissions, ofSubmission)
    .leftJoin(annotators, ofPerson)
    .where(matching(sought))
    .orderBy(asc(urgency), sql`case when ${urgency} = 0 then ${since} else -${since} end`, asc(id))
    .limit(limit)
    .offset(offset);
};

/** Everybody of a study who is best mended by one act, but for those to whom Prolific refused it. */
export const participantsToMend = (
  db: Db,
  studyId: string,
  act: NonNullable<ParticipantComparison["act"]>,
): Promise<ParticipantKey[]> =>
  db
    .select({
      id: prolificParticipants.id,
      submissionId: prolificParticipants.submissionId,
      annotatorId: prolificParticipants.annotatorId,
    })
    .from(prolificParticipants)
    .where(
      and(
        eq(prolificParticipants.studyId, studyId),
        eq(prolificParticipants.act, act),
        ne(prolificParticipants.differs, "refused-action"),
      ),
    )
    .orderBy(asc(prolificParticipants.since), asc(prolificParticipants.id));

const times = (condition: SQL) => sum(sql`case when ${condition} then 1 else 0 end`).mapWith(Number);

/** How many people a study has, how many of them differ and wait, and since when the first of them does. */
export async function participantFigures(db: Db, studyId: string) {
  const { differs, urgency, since, act } = prolificParticipants;
  const isApprovable = sql`${act} = 'approve' and ${differs} <> 'refused-action'`;
  const [row] = await db
    .select({
      total: count(),
      differ: times(sql`${differs} is not null`),
      yours: times(sql`${urgency} = 0 and ${differs} is not null`),
      approvable: times(isApprovable),
      waitsSince: min(sql`case when ${urgency} = 0 and ${differs} is not null then ${since} end`).mapWith(
        (at: unknown) => (at === null ? null : Number(at)),
      ),
    })
    .from(prolificParticipants)
    .where(eq(prolificParticipants.studyId, studyId));
  return {
    total: row?.total ?? 0,
    differ: row?.differ ?? 0,
    yours: row?.yours ?? 0,
    approvable: row?.approvable ?? 0,
    waitsSince: row?.waitsSince ?? null,
  };
}

/** What Prolific says of the people of a project, by their id, and whether that differs from ours. */
export async function prolificStatesOf(db: Db, projectId: string) {
  return db
    .select({
      pseudonym: annotators.pseudonym,
      status: prolificSubmissions.status,
      differs: prolificParticipants.differs,
    })
    .from(prolificParticipants)
    .innerJoin(annotators, ofPerson)
    .leftJoin(prolificSubmissions, ofSubmission)
    .where(eq(prolificParticipants.projectId, projectId));
}
