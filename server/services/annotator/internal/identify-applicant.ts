import { invitationByCode } from "@/db/queries/invitations";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { AnnotatorSource } from "@/server/domain/annotator/annotator";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";

/** Who wants to join, as far as they can be known again. */
export interface ApplicantIdentity {
  source: AnnotatorSource;
  /** null for somebody whom nothing names. */
  externalId: string | null;
  invitationId: string | null;
}

/**
 * Whoever shows an invitation is the person it was made for, whatever else their link says. Without one, nobody is
 * taken for an invited person.
 * @throws DomainError `invitation_unknown`, or `not_found` before the launch.
 */
export async function identifyApplicant(tx: Tx, input: JoinInput): Promise<ApplicantIdentity> {
  const { project, source, externalId, invite } = input;
  if (invite === undefined) {
    return {
      source: source === "invite" ? "link" : source,
      externalId: externalId ?? null,
      invitationId: null,
    };
  }
  const invitation = await invitationByCode(tx, project, invite);
  if (invitation === null) throw await unknownInvitation(tx, project);
  return { source: "invite", externalId: invitation.name, invitationId: invitation.id };
}

async function unknownInvitation(tx: Tx, slug: string): Promise<DomainError> {
  const project = await findProjectBySlug(tx, slug);
  const isLaunched = project !== undefined && project.state !== "draft" && project.state !== "launching";
  return isLaunched
    ? new DomainError("invitation_unknown", "This project knows no such invitation. Copy the whole link.")
    : noProject();
}

/** For an address behind which there is nothing to join. */
export function noProject(): DomainError {
  return new DomainError("not_found", "There is no project to join at this address. Check the link.");
}
