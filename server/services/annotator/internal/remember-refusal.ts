import { insertRefusal, refusalsOf } from "@/db/queries/join-refusals";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { EligibilityCondition } from "@/server/domain/annotator/eligibility";
import { isRemembered, refusalStands, type GivenOrigin } from "@/server/domain/annotator/refusal";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import { DomainError } from "@/server/domain/errors";
import type { EligibilityPolicy } from "@/server/domain/policy/policies";
import type { ArrivalTraces } from "./arrival-traces";
import type { ApplicantIdentity } from "./identify-applicant";

export function givenBy({ country, languages, approvalRate }: JoinInput): GivenOrigin {
  return { country: country ?? null, languages: languages ?? [], approvalRate: approvalRate ?? null };
}

/** The newest refusal that stands against somebody; undefined where none does. */
export async function annotatorStatusRefusal(
  db: Db,
  { projectId, policy }: { projectId: string; policy: EligibilityPolicy },
  { deviceHash, recruiterKey }: Omit<ArrivalTraces, "sessionHash">,
) {
  if (deviceHash === null && recruiterKey === null) return undefined;
  const refusals = await refusalsOf(db, { projectId, deviceHash, recruiterKey });
  return refusals.find((refusal) => refusalStands(policy, refusal));
}

/** Keeps a refusal to join for whoever can be known again, unless it is one that is kept already. */
export async function rememberRefusal(
  deps: Pick<Deps, "store" | "newId" | "now">,
  { input, applicant, traces }: { input: JoinInput; applicant: ApplicantIdentity; traces: ArrivalTraces },
  error: unknown,
): Promise<void> {
  const condition = conditionIn(error);
  const { deviceHash, recruiterKey } = traces;
  if (condition === null || (deviceHash === null && recruiterKey === null)) return;
  await deps.store.write(async (tx) => {
    const project = await findProjectBySlug(tx, input.project);
    if (project === undefined) return;
    const { id: projectId, settings } = project;
    const known = await annotatorStatusRefusal(tx, { projectId, policy: settings.eligibility }, traces);
    if (known !== undefined) return;
    await insertRefusal(tx, {
      id: deps.newId(),
      projectId,
      condition,
      given: givenBy(input),
      source: applicant.source,
      externalId: applicant.externalId,
      deviceHash,
      recruiterKey,
      createdAt: deps.now(),
    });
  });
}

function conditionIn(error: unknown): EligibilityCondition | null {
  if (!(error instanceof DomainError) || error.reason !== "not_eligible") return null;
  const condition = error.details.condition as EligibilityCondition;
  return isRemembered(condition) ? condition : null;
}
