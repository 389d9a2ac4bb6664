import { hasPlaceElsewhere } from "@/db/queries/arrivals";
import { lockStudyAtVendor } from "@/db/queries/prolific-studies";
import type { Tx } from "@/db/store";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import type { ApplicantIdentity } from "./identify-applicant";
import { arrivalRefused } from "./require-arrival";

/**
 * Refuses a newcomer who has a place in another project of the same study on Prolific, also one who asks both at the same
 * moment.
 * @throws DomainError `arrival_refused`
 */
export async function requireOnePlace(
  tx: Tx,
  projectId: string,
  { study }: Pick<JoinInput, "study">,
  { source, externalId }: Pick<ApplicantIdentity, "source" | "externalId">,
): Promise<void> {
  if (source !== "prolific" || externalId === null || study === undefined) return;
  await lockStudyAtVendor(tx, study);
  if (!(await hasPlaceElsewhere(tx, { projectId, externalId, studyId: study }))) return;
  throw arrivalRefused({ recruiter: "prolific", problem: "second-place", parameter: "STUDY_ID" });
}
