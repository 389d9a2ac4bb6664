import { countLaidOut } from "@/db/queries/layout";
import { changeProject, lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { launchGaps } from "@/server/domain/project/launch-gaps";
import { getProject } from "@/server/services/project/get-project";
import { recordEvent } from "@/server/services/project/record-event";
import { requireDraft } from "@/server/services/project/require-draft";
import { layOutProject } from "./lay-out-project";
import { readCandidate } from "./read-candidate";
import { undoLaunch } from "./undo-launch";

/**
 * Lays a draft's items out in HITs and opens it to annotators. Scale, HIT size and overlap are fixed from then on.
 * @throws DomainError `project_not_draft`, `launch_incomplete` with all gaps, `disk_full`; the draft stays a draft.
 */
export async function launchProject(deps: Deps, scope: OrganizeScope): Promise<ProjectDetail> {
  const project = await deps.store.write(async (tx) => {
    const locked = await lockProject(tx, scope.projectId);
    requireDraft(locked, "This project has been launched already.");
    const gaps = launchGaps(await readCandidate(tx, locked));
    if (gaps.length > 0) {
      throw new DomainError(
        "launch_incomplete",
        "Something is missing before this project can be launched.",
        {
          gaps,
        },
      );
    }
    await changeProject(tx, locked.id, { state: "launching" });
    return locked;
  });
  try {
    const laidOut = await layOutProject(deps, project);
    await deps.store.write(async (tx) => {
      const { state } = await lockProject(tx, project.id);
      // A server that starts meanwhile takes a launch back, with the HITs there were.
      if (state !== "launching" || (await countLaidOut(tx, project.id)) !== laidOut) {
        throw new DomainError("conflict", "The launch was interrupted. Launch again.");
      }
      await changeProject(tx, project.id, { state: "live", launchedAt: deps.now() });
      await recordEvent(deps, tx, scope, "project_launched");
    });
  } catch (error) {
    await undoLaunch(deps, project.id);
    throw error;
  }
  return getProject(deps, scope);
}
