import { recordArrival } from "@/db/queries/arrivals";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { ArrivalWay } from "@/server/domain/annotator/arrival";
import { recruiterKey } from "@/server/domain/annotator/recruiter-key";
import { hashSecret } from "@/server/ids";
import type { ApplicantIdentity } from "./identify-applicant";

/** By what somebody can be known again. Hashes are of one project, so that nobody is followed from one to the next. */
export interface ArrivalTraces {
  deviceHash: string | null;
  sessionHash: string | null;
  recruiterKey: string | null;
}

const hashIn = (slug: string, kind: string, text: string | undefined): string | null =>
  text === undefined ? null : hashSecret(JSON.stringify([kind, slug, text]));

export function tracesOf(
  { project, session }: { project: string; session?: string | undefined },
  { source, externalId, invitationId }: ApplicantIdentity,
  device: string | undefined,
): ArrivalTraces {
  const named = externalId === null ? null : recruiterKey(source, externalId);
  return {
    deviceHash: hashIn(project, "device", device),
    sessionHash: hashIn(project, "session", session),
    recruiterKey: invitationId === null ? named : `invitation ${invitationId}`,
  };
}

/** Keeps by what an annotator was known; the same again changes nothing, and nothing is kept of nothing. */
export async function keepArrival(
  deps: Pick<Deps, "newId" | "now">,
  tx: Tx,
  annotator: AnnotatorActor,
  { way, ...traces }: ArrivalTraces & { way: ArrivalWay },
): Promise<void> {
  const { deviceHash, sessionHash, recruiterKey: key } = traces;
  if (deviceHash === null && sessionHash === null && key === null) return;
  const fingerprint = hashSecret(JSON.stringify([way, deviceHash, sessionHash, key]));
  await recordArrival(tx, { id: deps.newId(), ...annotator, way, ...traces, fingerprint, at: deps.now() });
}
