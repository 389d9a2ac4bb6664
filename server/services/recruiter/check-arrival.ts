import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ArrivalInput } from "@/server/domain/annotator/hand-back-input";
import type { ArrivalProblem } from "@/server/domain/recruiter/recruiter-arrival";
import { noteSignedArrival } from "@/server/services/prolific/note-signed-arrival";
import { arrivalRefusalOf } from "./internal/arrival-refusal-of";

/** What is wrong with how somebody came from a recruiter of a project; null where they can join. */
export async function checkArrival(
  deps: Pick<Deps, "store" | "now">,
  input: ArrivalInput,
): Promise<ArrivalProblem | null> {
  await noteSignedArrival(deps, input);
  const project = await findProjectBySlug(deps.store.read, input.project);
  return project === undefined ? null : arrivalRefusalOf(deps.store.read, project, input);
}
