import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OwnRefusal, RefusedInput } from "@/server/domain/annotator/refusal";
import { tracesOf } from "./internal/arrival-traces";
import { annotatorStatusRefusal } from "./internal/remember-refusal";

/** Why somebody was not let in, as far as they can be known again; null where nothing stands against them. */
export async function showRefusal(
  deps: Pick<Deps, "store">,
  { project: slug, source, externalId }: RefusedInput,
  device: string | undefined,
): Promise<OwnRefusal | null> {
  const applicant = { source, externalId: externalId ?? null, invitationId: null };
  const traces = tracesOf({ project: slug }, applicant, device);
  return deps.store.snapshot(async (db) => {
    const project = await findProjectBySlug(db, slug);
    if (project === undefined) return null;
    const { id: projectId, settings } = project;
    const refusal = await annotatorStatusRefusal(db, { projectId, policy: settings.eligibility }, traces);
    if (refusal === undefined) return null;
    const { condition, given, comment, answer, deviceHash } = refusal;
    // A recruiter's id proves nobody: what was said and answered is for the browser alone.
    const isOurs = deviceHash !== null && deviceHash === traces.deviceHash;
    return isOurs
      ? { condition, given, contested: comment !== null, answer, mayContest: true }
      : { condition, given: null, contested: false, answer: null, mayContest: false };
  });
}
