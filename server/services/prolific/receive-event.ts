import { allProlificHooks } from "@/db/queries/prolific-connections";
import { takeProlificEvent } from "@/db/queries/prolific-events";
import { compareSoon, prolificStudyByVendorId } from "@/db/queries/prolific-studies";
import { noteSubmission } from "@/db/queries/prolific-submissions";
import { unseal } from "@/server/auth/sealed-text";
import type { Deps } from "@/server/deps";
import { prolificEvent } from "@/server/domain/recruiter/prolific/event";
import { checkWebhook, type WebhookHeaders } from "@/server/prolific/webhook-signature";
import { hookPlace } from "./internal/listen-to-workspace";

/** What Prolific sent, as it arrived. */
export interface ReceivedEvent {
  headers: WebhookHeaders;
  body: string;
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
  const signedAt = await signatureTime(deps, { headers, body }, now);
  if (signedAt === null) return "forged";
  const event = prolificEvent.safeParse(parsed(body));
  if (!event.success || headers.eventId === null) return "malformed";
  const { study_id: vendorId, resource_id: submissionId, participant_id: participantId, status } = event.data;
  const eventId = headers.eventId;
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
        startedAt: signedAt,
        heardAt: signedAt,
      });
    }
    await compareSoon(tx, study.id, now);
    return "taken";
  });
}

/** When the event was signed, in ms since 1970; null where no workspace of this server signed it. */
async function signatureTime(deps: Deps, { headers, body }: ReceivedEvent, now: number): Promise<number | null> {
  for (const { workspaceId, sealedSecret } of await allProlificHooks(deps.store.read)) {
    const secret = unseal(sealedSecret, hookPlace(workspaceId));
    if (secret === null) continue;
    const checked = checkWebhook({ headers, body, secret, now });
    if (checked.kind === "signed") return checked.at;
  }
  return null;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
