import {
  annotatorByReturnCode,
  annotatorInProject,
  annotatorNamed,
  annotatorsInSession,
} from "@/db/queries/arrivals";
import type { Tx } from "@/db/store";
import { decideArrival, type ArrivalDecision, type ArrivalFacts } from "@/server/domain/annotator/arrival";
import { readReturnCode } from "@/server/domain/annotator/return-code";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import { hashSecret } from "@/server/ids";
import type { ArrivalTraces } from "./arrival-traces";
import type { ApplicantIdentity } from "./identify-applicant";

interface AtTheDoor {
  input: JoinInput;
  applicant: ApplicantIdentity;
  traces: ArrivalTraces;
  /** Who the browser is in this project, by its token. */
  browser: string | null;
}

/**
 * Whom somebody at the door is known to be.
 * @throws DomainError `return_code_unknown`; `return_code_needed` when a recruiter's id is known and nothing proves it.
 */
export async function recognize(
  tx: Tx,
  { input, applicant, traces, browser }: AtTheDoor,
): Promise<Exclude<ArrivalDecision, { kind: "refused" }>> {
  const { project, source } = input;
  const named = await findNamed(tx, project, applicant);
  const ours = browser === null ? undefined : await annotatorInProject(tx, project, browser);
  const decision = decideArrival({
    returnCode: await findByCode(tx, input),
    named,
    namesSomebody: applicant.externalId !== null,
    inSession: await findInSession(tx, project, applicant, traces),
    browser: ours?.id ?? null,
  });
  if (decision.kind !== "refused") return decision;
  throw new DomainError(decision.reason, sentences[decision.reason], { source });
}

const sentences = {
  return_code_unknown: "This return code belongs to nobody in this project. Check it, or join without it.",
  return_code_needed:
    "Someone with this id has joined. Send the session of that visit, or the return code that joining gave.",
};

async function findNamed(
  tx: Tx,
  slug: string,
  { source, externalId, invitationId }: ApplicantIdentity,
): Promise<ArrivalFacts["named"]> {
  if (externalId === null) return null;
  const found = await annotatorNamed(tx, { slug, source, externalId });
  return found === undefined
    ? null
    : { annotatorId: found.id, by: invitationId === null ? "recruiter" : "invitation" };
}

async function findByCode(tx: Tx, { project, returnCode }: JoinInput): Promise<ArrivalFacts["returnCode"]> {
  if (returnCode === undefined) return null;
  const code = readReturnCode(returnCode);
  const found = code === null ? undefined : await annotatorByReturnCode(tx, project, hashSecret(code));
  return found === undefined ? "unknown" : { annotatorId: found.id };
}

async function findInSession(
  tx: Tx,
  slug: string,
  { externalId }: ApplicantIdentity,
  { sessionHash }: ArrivalTraces,
): Promise<string[]> {
  const found = sessionHash === null ? [] : await annotatorsInSession(tx, slug, sessionHash);
  const alike = externalId === null ? found.filter((each) => each.externalId === null) : found;
  return alike.map(({ id }) => id);
}
