import { annotatorOfRecruiter, hasPlaceElsewhere, isSubmissionOfAnother } from "@/db/queries/arrivals";
import { hasOpenedLink, prolificLink } from "@/db/queries/prolific-links";
import { prolificStudyOf } from "@/db/queries/prolific-studies";
import { prolificSubmission } from "@/db/queries/prolific-submissions";
import type { Db } from "@/db/store";
import { isSignatureOf } from "@/server/auth/signature";
import type { ArrivalInput } from "@/server/domain/annotator/hand-back-input";
import { filledText } from "@/server/domain/recruiter/address-template";
import { isSignedArrival, type PanelSettings } from "@/server/domain/recruiter/panel/panel";
import {
  arrivalProblem,
  type ArrivalProblem,
  type SignedLinkFault,
} from "@/server/domain/recruiter/recruiter-arrival";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { deviceHashOf, linkIdOf } from "./link-hashes";
import { readRecruiterSecret } from "./read-recruiter-secret";

/** What the browser of somebody who arrives is known by; programs have none. */
export interface ArrivingBrowser {
  device: string | undefined;
  /** Who it is in the project to be joined. */
  annotatorId: string | null;
}

/** A browser with the link it came by. */
export interface ArrivingLink extends ArrivingBrowser {
  /** Why the link's signature proves nothing of its person; null where it does or where there is none. */
  fault: SignedLinkFault | null;
}

interface Admitting {
  id: string;
  settings: { recruiters: readonly RecruiterSettings[] };
}

/** Why somebody cannot join by the link they came with, its signature included; null where nothing is wrong. */
export async function arrivalRefusalOf(
  db: Db,
  { id, settings }: Admitting,
  arrived: Omit<ArrivalInput, "project">,
  link: ArrivingLink = { device: undefined, annotatorId: null, fault: null },
): Promise<ArrivalProblem | null> {
  const recruiter = settings.recruiters.find(({ name }) => name === arrived.source);
  if (recruiter === undefined) return null;
  const problem = arrivalProblem(recruiter, arrived);
  if (problem?.problem === "other-study" && (await isTestStudy(db, id, arrived))) {
    return { ...problem, problem: "tried" };
  }
  if (problem !== null) return problem;
  if (recruiter.name === "mturk") return takenAssignment(db, id, arrived);
  if (recruiter.name === "prolific") {
    const unsigned = recruiter.signedLinks ? await unsignedLink(db, id, arrived, link) : null;
    return unsigned ?? secondPlace(db, id, arrived);
  }
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

/**
 * Only a link that was found to be signed by Prolific for this person and submission lets them in, in the browser that opened
 * it first. Who has joined in this browser needs no other.
 */
async function unsignedLink(
  db: Db,
  projectId: string,
  { externalId = "", submission = "", signature = "" }: Omit<ArrivalInput, "project">,
  { annotatorId, device, fault }: ArrivingLink,
): Promise<ArrivalProblem | null> {
  const named = await annotatorOfRecruiter(db, { projectId, source: "prolific", externalId });
  if (named !== undefined && named.id === annotatorId) return null;
  const found = await prolificSubmission(db, submission);
  const link = await prolificLink(db, linkIdOf(signature));
  const deviceHash = deviceHashOf(projectId, device);
  const isOwn =
    deviceHash === null
      ? link?.submissionId === submission && link.deviceHash === null
      : await hasOpenedLink(db, { submissionId: submission, deviceHash });
  if (found?.isVerified && found.participantId === externalId && isOwn) return null;
  const problem = link === undefined || isOwn ? (fault ?? "forged") : "reused";
  return { recruiter: "prolific", problem, parameter: "prolific_token" };
}

/** A place of a study is for one project; who has joined here is known. */
async function secondPlace(
  db: Db,
  projectId: string,
  { externalId = "", study = "" }: Omit<ArrivalInput, "project">,
): Promise<ArrivalProblem | null> {
  const isTaken = await hasPlaceElsewhere(db, { projectId, externalId, studyId: study });
  return isTaken ? { recruiter: "prolific", problem: "second-place", parameter: "STUDY_ID" } : null;
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
