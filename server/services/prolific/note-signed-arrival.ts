import { prolificStudyOf } from "@/db/queries/prolific-studies";
import { keepLink } from "@/db/queries/prolific-links";
import { noteVerified } from "@/db/queries/prolific-submissions";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ArrivalInput } from "@/server/domain/annotator/hand-back-input";
import type { SignedLinkFault } from "@/server/domain/recruiter/recruiter-arrival";
import { checkArrivalToken, type ArrivalTokenFault } from "@/server/prolific/arrival-token";
import { prolificEnvironment } from "@/server/prolific/prolific-settings";
import { deviceHashOf, linkIdOf } from "@/server/services/recruiter/internal/link-hashes";
import { publicAddress } from "./internal/public-address";

const faultOfLink: Record<ArrivalTokenFault, SignedLinkFault> = {
  malformed: "forged",
  signature: "forged",
  expired: "expired",
  audience: "foreign",
  session: "foreign",
  "keys-unreachable": "unchecked",
};

/**
 * Keeps that somebody came by a link that Prolific signed, where the token is whole, in time and of this study. It is read
 * when the link is opened, because it runs out in two minutes and reading the consent takes longer. Which browser opened it
 * first is kept, so that a reload is told from somebody else with the same link.
 * @returns why the token proves nothing of this person; null where it does, or where the link has none
 */
export async function noteSignedArrival(
  deps: Pick<Deps, "store" | "now">,
  { project: slug, source, externalId, submission, study, signature }: ArrivalInput,
  device: string | undefined,
): Promise<SignedLinkFault | null> {
  if (source !== "prolific" || signature === undefined || submission === undefined) return null;
  const now = deps.now();
  const { baseUrl } = prolificEnvironment();
  const checked = await checkArrivalToken(signature, {
    baseUrl,
    ownAddress: publicAddress(),
    sessionId: submission,
    now,
  });
  if (!("arrival" in checked)) return faultOfLink[checked.reason];
  const { participantId, studyId: vendorStudyId } = checked.arrival;
  if (participantId !== externalId || vendorStudyId !== study) return "foreign";
  return deps.store.write(async (tx) => {
    const project = await findProjectBySlug(tx, slug);
    const planned = project === undefined ? undefined : await prolificStudyOf(tx, project.id);
    if (planned?.vendorId !== vendorStudyId) return "foreign";
    const { id: studyId, projectId } = planned;
    // The same link in another browser proves nothing of who sits there.
    const link = { id: linkIdOf(signature), studyId, submissionId: submission, openedAt: now };
    if (await keepLink(tx, { ...link, deviceHash: deviceHashOf(projectId, device) })) {
      await noteVerified(tx, { id: submission, studyId, projectId, participantId, at: now });
    }
    return null;
  });
}
