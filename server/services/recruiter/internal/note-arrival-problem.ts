import { noteSuspectVisit } from "@/db/queries/prolific-submissions";
import type { Deps } from "@/server/deps";
import type { ArrivalInput } from "@/server/domain/annotator/hand-back-input";
import type { ArrivalProblem } from "@/server/domain/recruiter/recruiter-arrival";

/** Tells organizers of a link that came in a second browser, and of somebody who wanted a second place. */
export async function noteArrivalProblem(
  deps: Pick<Deps, "store" | "now">,
  { externalId, submission }: Pick<ArrivalInput, "externalId" | "submission">,
  { problem }: Pick<ArrivalProblem, "problem">,
): Promise<void> {
  if (externalId === undefined || submission === undefined) return;
  const visit = { id: submission, participantId: externalId };
  const at = deps.now();
  if (problem === "reused") await deps.store.write((tx) => noteSuspectVisit(tx, visit, { linkReusedAt: at }));
  if (problem === "second-place") {
    await deps.store.write((tx) => noteSuspectVisit(tx, visit, { secondPlaceAt: at }));
  }
}
