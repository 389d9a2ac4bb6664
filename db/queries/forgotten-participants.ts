import { and, asc, eq, inArray, isNotNull, or } from "drizzle-orm";
import { forUpdate } from "@/db/lock";
import { annotators, prolificStudies, prolificSubmissions } from "@/db/schema";
import type { Tx } from "@/db/store";
import { forgetLinks } from "./prolific-links";
import { dropParticipants, dropParticipantsOf } from "./prolific-participants";
import { keepNameless, makeNameless } from "./prolific-submissions";

/**
 * Takes away whose submissions some people's were, also of those that no comparison has tied to them yet. Prolific's ids of
 * the submissions stay, even of one that nothing was heard of, so that a comparison does not bring the ids of the people
 * back. What Prolific calls the people has to be there still.
 * @returns those submissions
 */
export async function forgetParticipants(tx: Tx, annotatorIds: string[]): Promise<string[]> {
  const people = await lockParticipants(tx, annotatorIds);
  const theirs = await submissionIdsOf(tx, annotatorIds, people);
  await forgetLinks(tx, theirs);
  await dropParticipantsOf(tx, annotatorIds);
  await dropParticipants(tx, theirs);
  await makeNameless(tx, theirs);
  for (const person of people) {
    const { submissionId: id, projectId, participantId, joinedAt: startedAt } = person;
    const studyId = id === null ? undefined : await studyIdOf(tx, person);
    if (id === null || studyId === undefined) continue;
    await keepNameless(tx, { id, studyId, projectId, startedAt }, participantId);
  }
  return theirs;
}

interface Participant {
  projectId: string;
  participantId: string;
  submissionId: string | null;
  vendorStudyId: string | null;
  joinedAt: number;
}

async function lockParticipants(tx: Tx, annotatorIds: string[]): Promise<Participant[]> {
  const { projectId, externalId, submissionId, studyId, joinedAt } = annotators;
  const found = await forUpdate(
    tx
      .select({ projectId, participantId: externalId, submissionId, vendorStudyId: studyId, joinedAt })
      .from(annotators)
      .where(
        and(inArray(annotators.id, annotatorIds), eq(annotators.source, "prolific"), isNotNull(externalId)),
      )
      .orderBy(asc(annotators.id)),
  );
  return found.map((row) => ({ ...row, participantId: row.participantId ?? "" }));
}

async function submissionIdsOf(
  tx: Tx,
  annotatorIds: string[],
  people: readonly Participant[],
): Promise<string[]> {
  const called = and(
    inArray(prolificSubmissions.projectId, [...new Set(people.map(({ projectId }) => projectId))]),
    inArray(
      prolificSubmissions.participantId,
      people.map(({ participantId }) => participantId),
    ),
  );
  const found = await tx
    .select({ id: prolificSubmissions.id })
    .from(prolificSubmissions)
    .where(or(inArray(prolificSubmissions.annotatorId, annotatorIds), called));
  return found.map(({ id }) => id);
}

/** The project's study, if a submission is or may be one to it. */
async function studyIdOf(tx: Tx, { projectId, vendorStudyId }: Participant): Promise<string | undefined> {
  const isTheirs =
    vendorStudyId === null
      ? isNotNull(prolificStudies.vendorId)
      : eq(prolificStudies.vendorId, vendorStudyId);
  const [study] = await tx
    .select({ id: prolificStudies.id })
    .from(prolificStudies)
    .where(and(eq(prolificStudies.projectId, projectId), isTheirs));
  return study?.id;
}
