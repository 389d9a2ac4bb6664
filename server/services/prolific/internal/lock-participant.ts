import type { ProjectRow } from "@/db/queries/projects";
import type { ProlificStudyRow } from "@/db/queries/prolific-studies";
import type { Tx } from "@/db/store";
import { DomainError } from "@/server/domain/errors";
import { lockStudy } from "./lock-study";
import { readSomeParticipants, type ComparedParticipant } from "./read-participants";

export interface FoundParticipant {
  project: ProjectRow;
  study: ProlificStudyRow;
  participant: ComparedParticipant;
}

/**
 * One participant of a project's study, by their submission; nobody else decides anything about them before the transaction
 * ends. @throws DomainError `not_found`; as `lockStudy`
 */
export async function lockParticipant(
  tx: Tx,
  projectId: string,
  submissionId: string,
  now: number,
): Promise<FoundParticipant> {
  const { project, study } = await lockStudy(tx, projectId);
  const key = { submissionId, annotatorId: null };
  const compared = await readSomeParticipants(tx, { project, study }, now, [key]);
  const participant = compared.find(({ submission }) => submission?.id === submissionId);
  if (participant === undefined) throw new DomainError("not_found", "The study has no such submission.");
  return { project, study, participant };
}
