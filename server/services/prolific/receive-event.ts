import { allProlificHooks } from "@/db/queries/prolific-connections";
import { takeProlificEvent } from "@/db/queries/prolific-events";
import { compareSoon, prolificStudyByVendorId } from "@/db/queries/prolific-studies";
import { noteSubmission } from "@/db/queries/prolific-submissions";
import { unseal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import { prolificEvent } from "@/server/domain/recruiter/prolific/event";
import { checkWebhook } from "@/server/prolific/webhook-signature";
import { hookPlace } from "./internal/listen-to-workspace";

/** What Prolific sent, as it arrived. */
export interface ReceivedEvent {
  headers: Headers;
  /** The bytes as they came, before anything read them. */
  body: Uint8Array;
}

/**
 * Takes an event of Prolific: once, if its signature is one of a workspace that this server knows. What it says of a
 * submission is kept unless something newer is known, and the study is compared soon, which reads the whole truth.
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
  const { study_id: vendorId, resource_id: submissionId, participant_id: participantId, status } = event.data;
  const { eventId, sentAt } = signed;
  return deps.store.write(async (tx) => {
    if (!(await takeProlificEvent(tx, eventId, now))) return "known";
    const study = vendorId === undefined ? undefined : await prolificStudyByVendorId(tx, vendorId);
    if (study === undefined) return "taken";
    if (participantId !== undefined && status !== undefined) {
      await noteSubmission(tx, {
        id: submissionId,
        studyId: study.id,
        projectId: study.projectId,
        participantId,
        status,
        startedAt: sentAt,
        heardAt: sentAt,
      });
    }
    await compareSoon(tx, study.id, now);
    return "taken";
  });
}

/** The event's id and when it was sent; null where no workspace of this server signed it. */
async function signedBy(deps: Deps, { headers, body }: ReceivedEvent, now: number) {
  for (const { workspaceId, sealedSecret } of await allProlificHooks(deps.store.read)) {
    const secret = unseal(sealedSecret, hookPlace(workspaceId));
    if (secret === null) continue;
    const checked = checkWebhook({ headers, rawBody: body, secret, now });
    if ("eventId" in checked) return checked;
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
