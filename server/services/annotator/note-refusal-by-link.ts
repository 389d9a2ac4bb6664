import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { refusedByLink } from "@/server/domain/annotator/refused-by-link";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { conditionsOf } from "@/server/domain/project/conditions-of";
import { tracesOf } from "./internal/arrival-traces";
import { rememberRefusal } from "./internal/remember-refusal";

/**
 * Remembers that the link of somebody whom a recruiter names tells already that they may not join, so that another
 * country in the same address does not admit them.
 */
export async function noteRefusalByLink(deps: Deps, input: JoinInput): Promise<void> {
  const { project: slug, source, externalId } = input;
  const project = await findProjectBySlug(deps.store.read, slug);
  if (project === undefined || externalId === undefined || input.invite !== undefined) return;
  const link = { ...input, isPreview: false };
  const condition = refusedByLink(conditionsOf(project.settings.eligibility), link);
  if (condition === null) return;
  const applicant = { source, externalId, invitationId: null };
  const door = { input, applicant, traces: tracesOf({ project: slug }, applicant, undefined) };
  const refusal = new DomainError("not_eligible", "This project is not open to this person.", { condition });
  await rememberRefusal(deps, door, refusal);
}
