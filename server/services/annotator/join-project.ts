import { insertAnnotator, replaceToken, takeAnnotatorNumber } from "@/db/queries/annotators";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorState } from "@/server/domain/standing/standing";
import { completionCode } from "@/server/domain/annotator/completion-code";
import { pseudonymOf } from "@/server/domain/annotator/pseudonym";
import type { JoinedProject, JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { hashSecret } from "@/server/ids";

/** Random bytes of the token by which an annotator is known. */
const tokenBytes = 24;

/**
 * Takes somebody in as an annotator of a launched project. Who comes again with the same id of the same recruiter is
 * the same annotator with a new token; the old one is void.
 * @throws DomainError `not_found` before the launch, `project_closed` for newcomers after the end.
 */
export async function joinProject(deps: Deps, input: JoinInput): Promise<JoinedProject> {
  const token = deps.newSecret(tokenBytes);
  const annotator = await deps.store.write(async (tx) => {
    const tokenHash = hashSecret(token);
    return (
      (await comeBack(tx, input, tokenHash)) ??
      (await takeIn(deps, tx, input, tokenHash)) ??
      // Only a request for the same person at the same moment can have been faster.
      (await comeBack(tx, input, tokenHash))
    );
  });
  if (annotator === null) throw new Error("An annotator neither exists nor can be made.");
  return { token, annotator };
}

interface Taken {
  id: string;
  state: AnnotatorState;
}

async function comeBack(
  tx: Tx,
  { project: slug, source, externalId }: JoinInput,
  tokenHash: string,
): Promise<Taken | null> {
  return externalId === undefined ? null : replaceToken(tx, { slug, source, externalId }, tokenHash);
}

/** Null when the same person has been taken in since this transaction looked for them. */
async function takeIn(deps: Deps, tx: Tx, input: JoinInput, tokenHash: string): Promise<Taken | null> {
  const place = await takeAnnotatorNumber(tx, input.project);
  if (place === null) throw await whyNot(tx, input.project);
  const taken: Taken = { id: deps.newId(), state: "working" };
  const isNew = await insertAnnotator(tx, {
    ...taken,
    projectId: place.projectId,
    pseudonym: pseudonymOf(place.number),
    tokenHash,
    source: input.source,
    externalId: input.externalId ?? null,
    country: input.country ?? null,
    approvalRate: input.approvalRate ?? null,
    cursor: 0,
    submittedCount: 0,
    goldAnsweredCount: 0,
    goldRightCount: 0,
    dueMinor: 0,
    completionCode: completionCode(deps.random),
    joinedAt: deps.now(),
    lastSeenAt: deps.now(),
  });
  return isNew ? taken : null;
}

async function whyNot(tx: Tx, slug: string): Promise<DomainError> {
  const project = await findProjectBySlug(tx, slug);
  return project?.state === "closed"
    ? new DomainError("project_closed", "This project is closed; there is no more work in it.")
    : new DomainError("not_found", "There is no project to join at this address. Check the link.");
}
