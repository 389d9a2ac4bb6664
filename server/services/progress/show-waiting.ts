import { openObjections } from "@/db/queries/annotator-status-history";
import { countContests } from "@/db/queries/gold";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { WaitingWork } from "@/server/domain/project/waiting";
import { countWaiting } from "@/server/services/adjudication/internal/count-waiting";

/** What waits in a project until a member acts. */
export async function showWaiting(
  deps: Pick<Deps, "store" | "now">,
  { projectId }: ProjectScope,
): Promise<WaitingWork> {
  const db = deps.store.read;
  const project = await readProject(db, projectId);
  return {
    gold: await countContests(db, projectId),
    annotators: (await openObjections(db, projectId)).length,
    adjudication: (await countWaiting(deps, project)).decisions,
  };
}
