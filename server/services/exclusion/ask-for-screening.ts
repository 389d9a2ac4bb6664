import { createHash } from "node:crypto";
import { readProject, readScale } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ScreeningParameters } from "@/server/domain/exclusion/screening";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { refuseMeaningless } from "@/server/domain/policy/refuse-meaningless";
import { enqueueJob } from "@/server/services/job/internal/enqueue-job";
import { offeredRules } from "@/task-types/offered-rules";

/**
 * Asks what rules would do. Equal questions that wait or are worked at are one.
 * @returns the job's id.
 * @throws DomainError `does_not_apply` for rules that say nothing of the project's answers.
 */
export async function askForScreening(
  deps: Deps,
  scope: OrganizeScope,
  parameters: ScreeningParameters,
): Promise<string> {
  const db = deps.store.read;
  const { taskType } = await readProject(db, scope.projectId);
  const { scale } = await readScale(db, scope.projectId);
  const names = parameters.rules.map(({ name }) => name);
  refuseMeaningless(names, offeredRules(taskType, scale));
  // Those who are spared may be many, and a key has to fit into an index.
  const asked = createHash("sha256").update(JSON.stringify(parameters)).digest("hex");
  const key = `screening ${asked}`;
  return enqueueJob(deps, scope, { kind: "screening", key, parameters });
}
