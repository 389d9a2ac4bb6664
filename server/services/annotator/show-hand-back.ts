import { workingAnnotator } from "@/db/queries/annotators";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { HandBackInput } from "@/server/domain/annotator/hand-back-input";
import { handBackOf, type HandBack } from "@/server/domain/recruiter/hand-back";

/**
 * Where somebody goes who gets no page and whom the search for one is not asked about: who has not joined, by what
 * their link says, and an annotator who leaves. null where there is nowhere to go.
 */
export async function showHandBack(
  deps: Pick<Deps, "store">,
  { reason, ...link }: HandBackInput,
  annotator: AnnotatorActor | null,
): Promise<HandBack | null> {
  if (reason === "left") return annotator === null ? null : leaving(deps, annotator);
  const project = await findProjectBySlug(deps.store.read, link.project);
  if (project === undefined) return null;
  const person = {
    source: link.source,
    externalId: link.externalId ?? null,
    submissionId: link.submission ?? null,
    studyId: link.study ?? null,
    submitTo: link.submitTo ?? null,
    completionCode: null,
  };
  return handBackOf(project.settings, person, { reason, hasWorked: false });
}

/** Whose work has ended otherwise has the way back of that end. */
const mayLeave = new Set(["working", "qualifying"]);

async function leaving(deps: Pick<Deps, "store">, actor: AnnotatorActor): Promise<HandBack | null> {
  const [found] = await workingAnnotator(deps.store.read, actor);
  if (found === undefined || !mayLeave.has(found.state)) return null;
  return handBackOf(found.settings, found, { reason: "left", hasWorked: found.workHitCount > 0 });
}
