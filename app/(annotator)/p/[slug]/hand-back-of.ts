import "server-only";
import { serverCaller } from "@/app/_trpc/server";
import type { HandBackInput } from "@/server/domain/annotator/hand-back-input";
import type { JoinLink } from "@/server/domain/annotator/join-link";
import type { ArrivalProblem } from "@/server/domain/recruiter/recruiter-arrival";
import type { HandBack } from "@/server/domain/recruiter/hand-back";

/** Where somebody goes who has not joined, by what their link says; null where there is nowhere to go. */
export async function handBackOfLink(
  project: string,
  link: JoinLink,
  reason: HandBackInput["reason"],
): Promise<HandBack | null> {
  return (await serverCaller()).work.handBack({ project, reason, ...arrivedBy(link) });
}

/** What is wrong with how somebody came from a recruiter; null where they can join. */
export async function arrivalProblemOfLink(project: string, link: JoinLink): Promise<ArrivalProblem | null> {
  return (await serverCaller()).work.arrival({ project, ...arrivedBy(link) });
}

/** What a link says of the person whom a recruiter sent, without what it leaves out. */
function arrivedBy({ source, externalId, submission, study, submitTo, signature }: JoinLink) {
  const given = { externalId, submission, study, submitTo, signature };
  return { source, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
}
