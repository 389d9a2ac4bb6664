import { allProlificHooks } from "@/db/queries/prolific-connections";
import { takeProlificEvent } from "@/db/queries/prolific-events";
import { compareSoon, prolificStudiesIn, type ProlificStudyRow } from "@/db/queries/prolific-studies";
import { noteSubmission, prolificSubmission } from "@/db/queries/prolific-submissions";
import type { Tx } from "@/db/store";
import { unseal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import { prolificEvent, type ProlificEvent } from "@/server/domain/recruiter/prolific/event";
import { checkWebhook } from "@/server/prolific/webhook-signature";
import { hookPlace } from "./internal/listen-to-workspace";

/** What Prolific sent, as it arrived. */
export interface ReceivedEvent {
  headers: Headers;
  /** The bytes as they came, before anything read them. */
  body: Uint8Array;
}

/**
 * Takes an event of Prolific: once, if its signature is one of a workspace that this server knows, and for the studies of that
 * workspace alone. What it says of a submission is kept unless something newer is known, and the study is compared soon, which
 * reads the whole truth.
 */
export async function receiveEvent(
  deps: Deps,
  { headers, body }: ReceivedEvent,
): Promise<"taken" | "known" | "forged" | "malformed"> {
  const now = deps.now();
  const signed = await signedBy(deps, { headers, body }, now);
  if (signed === null) return "forged";
  const event = prolificEvent.safeParse(parsed(body));
  if (!event.success) return "malformed";
  const { workspaceId, eventId, sentAt } = signed;
  return deps.store.write(async (tx) => {
    if (!(await takeProlificEvent(tx, eventId, now))) return "known";
    const studies = await prolificStudiesIn(tx, workspaceId);
    const study = await studyOfEvent(tx, studies, event.data);
    if (study) await noteSaid(tx, study, event.data, sentAt);
    for (const { id } of study ? [study] : mayBeMeant(studies, event.data)) await compareSoon(tx, id, now);
    return "taken";
  });
}

/** As Prolific documents its events, one of a study names it as what it is about; one of a submission names the submission. */
async function studyOfEvent(
  tx: Tx,
  studies: ProlificStudyRow[],
  { resource_id: aboutId, study_id: namedId }: ProlificEvent,
): Promise<ProlificStudyRow | undefined> {
  const known = await prolificSubmission(tx, aboutId);
  return known
    ? studies.find(({ id }) => id === known.studyId)
    : studies.find(({ vendorId }) => vendorId === aboutId || vendorId === namedId);
}

async function noteSaid(
  tx: Tx,
  study: ProlificStudyRow,
  { resource_id: id, participant_id: participantId, status }: ProlificEvent,
  sentAt: number,
): Promise<void> {
  if (participantId === undefined || status === undefined) return;
  const { id: studyId, projectId } = study;
  const heard = { id, studyId, projectId, participantId, status };
  await noteSubmission(tx, { ...heard, startedAt: sentAt, heardAt: sentAt });
}

/** A submission of which nothing is known yet may be one to any study that still has people. */
function mayBeMeant(
  studies: ProlificStudyRow[],
  { participant_id: participantId, study_id: named }: ProlificEvent,
) {
  if (participantId === undefined || named !== undefined) return [];
  return studies.filter(({ status }) => status !== "UNPUBLISHED");
}

/** The event's id, its workspace and when it was sent; null where no workspace of this server signed it. */
async function signedBy(deps: Deps, { headers, body }: ReceivedEvent, now: number) {
  for (const { workspaceId, sealedSecret } of await allProlificHooks(deps.store.read)) {
    const secret = unseal(sealedSecret, hookPlace(workspaceId));
    if (secret === null) continue;
    const checked = checkWebhook({ headers, rawBody: body, secret, now });
    if ("eventId" in checked) return { workspaceId, ...checked };
  }
  return null;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return null;
  }
}
