import { changeProject, lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { launchGaps } from "@/server/domain/project/launch-gaps";
import { getProject } from "@/server/services/project/get-project";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireDraft } from "@/server/services/project/internal/require-draft";
import { takeOn, workAt } from "@/server/services/undertaking/internal/undertake";
import { layOutProject } from "./internal/lay-out-project";
import { readCandidate } from "./internal/read-candidate";
import { undoLaunch } from "./internal/undo-launch";

/**
 * Lays a draft's items out in HITs and opens it to annotators. Scale, HIT size and overlap are fixed from then on.
 * @throws DomainError `project_not_draft`, `launch_incomplete` with all gaps, `disk_full`; the draft stays a draft.
 */
export async function launchProject(deps: Deps, scope: OrganizeScope): Promise<ProjectDetail> {
  const { project, undertaking } = await deps.store.write(async (tx) => {
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
    const taken = await takeOn(deps, tx, locked.id);
    if (taken === null) throw interrupted();
    return { project: locked, undertaking: taken };
  });
  try {
    await workAt(deps, undertaking, async (held) => {
      await layOutProject(deps, project, held);
      await deps.store.write(async (tx) => {
        const { state } = await lockProject(tx, project.id);
        await held.isStillOurs(tx);
        if (state !== "launching") throw interrupted();
        await changeProject(tx, project.id, { state: "live", launchedAt: deps.now() });
        await held.end(tx);
        await recordEvent(deps, tx, scope, "project_launched");
      });
    });
  } catch (error) {
    await undoLaunch(deps, undertaking);
    throw error;
  }
  return getProject(deps, scope);
}

const interrupted = () => new DomainError("conflict", "The launch was interrupted. Launch again.");
