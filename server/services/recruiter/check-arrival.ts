import { findProjectBySlug } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ArrivalInput } from "@/server/domain/annotator/hand-back-input";
import type { ArrivalProblem } from "@/server/domain/recruiter/recruiter-arrival";
import { noteSignedArrival } from "@/server/services/prolific/note-signed-arrival";
import { arrivalRefusalOf, type ArrivingBrowser } from "./internal/arrival-refusal-of";
import { noteArrivalProblem } from "./internal/note-arrival-problem";

/** What is wrong with how somebody came from a recruiter of a project; null where they can join. */
export async function checkArrival(
  deps: Pick<Deps, "store" | "now">,
  input: ArrivalInput,
  browser: ArrivingBrowser = { device: undefined, annotatorId: null },
): Promise<ArrivalProblem | null> {
  const fault = await noteSignedArrival(deps, input, browser.device);
  const project = await findProjectBySlug(deps.store.read, input.project);
  if (project === undefined) return null;
  const problem = await arrivalRefusalOf(deps.store.read, project, input, { ...browser, fault });
  if (problem !== null) await noteArrivalProblem(deps, input, problem);
  return problem;
}
