import { noteEnd } from "@/db/queries/annotators";
import type { WorkingAnnotator } from "@/db/queries/annotators";
import type { Tx } from "@/db/store";
import type { EndReason } from "@/server/domain/recruiter/end-reason";

/** Sources whose people nobody waits for. */
const unwatched = new Set<WorkingAnnotator["source"]>(["link", "invite"]);

/** Keeps why somebody read that there is no page for them, if a recruiter sent them; the same again writes nothing. */
export async function noteEndOf(
  tx: Tx,
  { annotatorId, source, endReason, endedAt, lastSeenAt }: WorkingAnnotator,
  reason: EndReason,
  now: number,
): Promise<void> {
  if (unwatched.has(source)) return;
  const isKnown = endReason === reason && endedAt !== null && endedAt >= lastSeenAt;
  if (!isKnown) await noteEnd(tx, annotatorId, { endReason: reason, endedAt: now });
}
