import { findProjectBySlug } from "@/db/queries/projects";
import { noteSuspectVisit } from "@/db/queries/prolific-submissions";
import { countRefusedLink } from "@/db/queries/refused-links";
import type { Deps } from "@/server/deps";
import type { ArrivalInput } from "@/server/domain/annotator/hand-back-input";
import { isFaultOfLink, type ArrivalProblem } from "@/server/domain/recruiter/recruiter-arrival";

/**
 * Tells organizers of a link by which nobody could join: how often, and beside the visit that it names where the link came in a
 * second browser or its person wanted a second place.
 */
export async function noteArrivalProblem(
  deps: Pick<Deps, "store" | "now">,
  { project: slug, externalId, submission }: Pick<ArrivalInput, "project" | "externalId" | "submission">,
  { recruiter, problem }: Pick<ArrivalProblem, "recruiter" | "problem">,
): Promise<void> {
  if (!isFaultOfLink(problem)) return;
  const at = deps.now();
  await deps.store.write(async (tx) => {
    const project = await findProjectBySlug(tx, slug);
    if (project === undefined) return;
    await countRefusedLink(tx, { projectId: project.id, recruiter, problem, at });
    if (externalId === undefined || submission === undefined) return;
    const visit = { id: submission, participantId: externalId };
    if (problem === "reused") await noteSuspectVisit(tx, visit, { linkReusedAt: at });
    if (problem === "second-place") await noteSuspectVisit(tx, visit, { secondPlaceAt: at });
  });
}
