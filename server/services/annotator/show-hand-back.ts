import { workingAnnotator } from "@/db/queries/annotators";
import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { HandBackInput } from "@/server/domain/annotator/hand-back-input";
import type { HandBack } from "@/server/domain/recruiter/hand-back";
import { isSignedArrival } from "@/server/domain/recruiter/panel/panel";
import { arrivalRefusalOf } from "@/server/services/recruiter/internal/arrival-refusal-of";
import { earnsCredit, noteCredit } from "@/server/services/recruiter/internal/note-credit";
import { leadBack } from "@/server/services/recruiter/internal/lead-back";

/**
 * Where somebody goes who gets no page and whom the search for one is not asked about: who has not joined, by what
 * their link says, and an annotator who leaves. null where there is nowhere to go.
 */
export async function showHandBack(
  deps: Pick<Deps, "store" | "now">,
  { reason, ...link }: HandBackInput,
  annotator: AnnotatorActor | null,
): Promise<HandBack | null> {
  if (reason === "left") return annotator === null ? null : leaving(deps, annotator);
  const project = await findProjectBySlug(deps.store.read, link.project);
  if (project === undefined) return null;
  const { read } = deps.store;
  const recruiter = project.settings.recruiters.find(({ name }) => name === link.source);
  // Where links are signed, nobody gets an address signed who has not come by one.
  const isSigned = recruiter?.name === "panel" && isSignedArrival(recruiter);
  if (isSigned && (await arrivalRefusalOf(read, project, link)) !== null) return null;
  const person = {
    projectId: project.id,
    settings: project.settings,
    source: link.source,
    externalId: link.externalId ?? null,
    submissionId: link.submission ?? null,
    studyId: link.study ?? null,
    submitTo: link.submitTo ?? null,
    completionCode: null,
    workHitCount: 0,
  };
  return leadBack(read, person, { reason, hasWorked: false });
}

/** Whose work has ended otherwise has the way back of that end. */
const mayLeave = new Set(["working", "qualifying"]);

async function leaving(deps: Pick<Deps, "store" | "now">, actor: AnnotatorActor): Promise<HandBack | null> {
  const [found] = await workingAnnotator(deps.store.read, actor);
  if (found === undefined || !mayLeave.has(found.state)) return null;
  if (earnsCredit(found, "left")) await deps.store.write((tx) => noteCredit(deps, tx, found, "left"));
  return leadBack(deps.store.read, found, { reason: "left", hasWorked: found.workHitCount > 0 });
}
