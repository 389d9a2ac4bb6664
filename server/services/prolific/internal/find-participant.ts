import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Db } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import { readSomeParticipants, type ComparedParticipant } from "./read-participants";
import { requireStudy } from "./require-study";

export interface FoundParticipant {
  project: ProjectRow;
  study: ProlificStudyRow;
  participant: ComparedParticipant;
}

/** One participant of a project's study, by their submission. @throws DomainError `not_found` */
export async function findParticipant(
  db: Db,
  projectId: string,
  submissionId: string,
  now: number,
): Promise<FoundParticipant> {
  const study = await requireStudy(db, projectId);
  const project = await readProject(db, projectId);
  const key = { submissionId, annotatorId: null };
  const compared = await readSomeParticipants(db, { project, study }, now, [key]);
  const participant = compared.find(({ submission }) => submission?.id === submissionId);
  if (participant === undefined) throw new DomainError("not_found", "The study has no such submission.");
  return { project, study, participant };
}
