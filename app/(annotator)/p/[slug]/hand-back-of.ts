import "server-only";
import { serverCaller } from "@/app/_trpc/server";
import type { HandBackInput } from "@/server/domain/annotator/hand-back-input";
import type { JoinLink } from "@/server/domain/annotator/join-link";
import type { HandBack } from "@/server/domain/recruiter/hand-back";

/** Where somebody goes who has not joined, by what their link says; null where there is nowhere to go. */
export async function handBackOfLink(
  project: string,
  { source, externalId, submission, study, submitTo }: JoinLink,
  reason: HandBackInput["reason"],
): Promise<HandBack | null> {
  const given = { externalId, submission, study, submitTo };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return (await serverCaller()).work.handBack({ project, source, reason, ...known });
}
