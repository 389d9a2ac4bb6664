import { isSubmissionOfAnother } from "@/db/queries/arrivals";
import { prolificStudyOf } from "@/db/queries/prolific-studies";
import { prolificSubmission } from "@/db/queries/prolific-submissions";
import type { Db } from "@/db/store";
import { isSignatureOf } from "@/server/auth/signature";
import type { ArrivalInput } from "@/server/domain/annotator/hand-back-input";
import { filledText } from "@/server/domain/recruiter/address-template";
import { isSignedArrival, type PanelSettings } from "@/server/domain/recruiter/panel/panel";
import { arrivalProblem, type ArrivalProblem } from "@/server/domain/recruiter/recruiter-arrival";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { readRecruiterSecret } from "./read-recruiter-secret";

interface Admitting {
  id: string;
  settings: { recruiters: readonly RecruiterSettings[] };
}

/** Why somebody cannot join by the link they came with, its signature included; null where nothing is wrong. */
export async function arrivalRefusalOf(
  db: Db,
  { id, settings }: Admitting,
  arrived: Omit<ArrivalInput, "project">,
): Promise<ArrivalProblem | null> {
  const recruiter = settings.recruiters.find(({ name }) => name === arrived.source);
  if (recruiter === undefined) return null;
  const problem = arrivalProblem(recruiter, arrived);
  if (problem?.problem === "other-study" && (await isTestStudy(db, id, arrived))) {
    return { ...problem, problem: "tried" };
  }
  if (problem !== null) return problem;
  if (recruiter.name === "mturk") return takenAssignment(db, id, arrived);
  if (recruiter.name === "prolific") return recruiter.signedLinks ? unsigned(db, arrived) : null;
  if (recruiter.name !== "panel" || !isSignedArrival(recruiter)) return null;
  const secret = await readRecruiterSecret(db, id, "panel");
  if (secret !== null && isSigned(recruiter, arrived, secret)) return null;
  const parameter = recruiter.arrivalSignature?.parameter ?? "";
  return { recruiter: "panel", problem: "forged", parameter };
}

/** Whether somebody came by the copy of a draft that Prolific made for test participants. */
async function isTestStudy(db: Db, projectId: string, { study }: Omit<ArrivalInput, "project">) {
  const planned = await prolificStudyOf(db, projectId);
  return planned !== undefined && planned.triedVendorId !== null && planned.triedVendorId === study;
}

/** Only a link that was found to be signed by Prolific for this person and submission lets them in. */
async function unsigned(
  db: Db,
  { externalId, submission = "" }: Omit<ArrivalInput, "project">,
): Promise<ArrivalProblem | null> {
  const found = await prolificSubmission(db, submission);
  if (found?.isVerified && found.participantId === externalId) return null;
  return { recruiter: "prolific", problem: "forged", parameter: "prolific_token" };
}

/** An assignment is one worker's; in another's link it was put by hand. */
async function takenAssignment(
  db: Db,
  projectId: string,
  { externalId = "", submission = "" }: Omit<ArrivalInput, "project">,
): Promise<ArrivalProblem | null> {
  const isTaken = await isSubmissionOfAnother(db, { projectId, source: "mturk", externalId, submission });
  return isTaken ? { recruiter: "mturk", problem: "forged", parameter: "assignmentId" } : null;
}

function isSigned(panel: PanelSettings, arrived: Omit<ArrivalInput, "project">, secret: string): boolean {
  const { signature, arrivalSignature } = panel;
  if (signature === undefined || signature.algorithm === "none" || arrivalSignature === undefined)
    return false;
  const { externalId: person, submission: session, study } = arrived;
  const text = filledText(arrivalSignature.covers, { person, session, study });
  const { algorithm, encoding } = signature;
  return text !== null && isSignatureOf(arrived.signature ?? "", { algorithm, encoding }, secret, text);
}
