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
import { changeStanding } from "@/server/services/standing/change-standing";
import { identifyApplicant, noProject, type ApplicantIdentity } from "./identify-applicant";
import { requireEligible } from "./require-eligible";
import { reusesQualification } from "./reuses-qualification";
import { withholdOwnItems, type TokenOf } from "./withhold-own-items";

/** Random bytes of the token by which an annotator is known. */
const tokenBytes = 24;

/**
 * Takes somebody in as an annotator of a launched project, if they meet its conditions. Who comes again with the same
 * id of the same recruiter, or by the same invitation, is the same annotator with a new token, and is not asked for
 * the conditions again; the old token is void. What a newcomer wrote themselves is kept from them.
 * @param tokenOf what the applicant's browser holds of other projects.
 * @throws DomainError `not_found` before the launch; `invitation_unknown`; for newcomers `project_closed` after the
 *   end, and `not_eligible` with the condition and what would meet it.
 */
export async function joinProject(
  deps: Deps,
  input: JoinInput,
  tokenOf: TokenOf = () => undefined,
): Promise<JoinedProject> {
  const token = deps.newSecret(tokenBytes);
  const annotator = await deps.store.write(async (tx) => {
    const applicant = await identifyApplicant(tx, input);
    const tokenHash = hashSecret(token);
    return (
      (await comeBack(tx, input.project, applicant, tokenHash)) ??
      (await takeIn({ deps, tx, input, applicant, tokenOf }, tokenHash)) ??
      // Only a request for the same person at the same moment can have been faster.
      (await comeBack(tx, input.project, applicant, tokenHash))
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
  slug: string,
  { source, externalId }: ApplicantIdentity,
  tokenHash: string,
): Promise<Taken | null> {
  return externalId === null ? null : replaceToken(tx, { slug, source, externalId }, tokenHash);
}

interface Application {
  deps: Deps;
  tx: Tx;
  input: JoinInput;
  applicant: ApplicantIdentity;
  tokenOf: TokenOf;
}

/** Null when the same person has been taken in since this transaction looked for them. */
async function takeIn(
  { deps, tx, input, applicant, tokenOf }: Application,
  tokenHash: string,
): Promise<Taken | null> {
  const place = await takeAnnotatorNumber(tx, input.project);
  if (place === null) throw await whyNot(tx, input.project);
  const { projectId, number, settings } = place;
  await requireEligible(tx, settings.eligibility, applicant, input);
  const now = deps.now();
  const mustQualify = settings.qualification.kind !== "none";
  const taken: Taken = { id: deps.newId(), state: mustQualify ? "qualifying" : "working" };
  const isNew = await insertAnnotator(tx, {
    ...taken,
    ...applicant,
    projectId,
    pseudonym: pseudonymOf(number),
    tokenHash,
    country: input.country ?? null,
    languages: input.languages ?? [],
    approvalRate: input.approvalRate ?? null,
    cursor: 0,
    submittedCount: 0,
    goldAnsweredCount: 0,
    goldRightCount: 0,
    qualifiedAt: mustQualify ? null : now,
    dueMinor: 0,
    completionCode: completionCode(deps.random),
    joinedAt: now,
    lastSeenAt: now,
  });
  if (!isNew) return null;
  await withholdOwnItems(deps, tx, { annotatorId: taken.id, projectId }, applicant, tokenOf);
  if (!mustQualify || !(await reusesQualification(deps, tx, place, applicant))) return taken;
  await changeStanding(deps, tx, taken.id, { to: "working", cause: { rule: "reused" } });
  return { ...taken, state: "working" };
}

async function whyNot(tx: Tx, slug: string): Promise<DomainError> {
  const project = await findProjectBySlug(tx, slug);
  return project?.state === "closed"
    ? new DomainError("project_closed", "This project is closed; there is no more work in it.")
    : noProject();
}
