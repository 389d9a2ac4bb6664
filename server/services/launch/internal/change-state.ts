import { changeProject, lockProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { EventKind } from "@/server/domain/project/event";
import type { ProjectState } from "@/server/domain/project/project";
import { getProject } from "@/server/services/project/get-project";
import { recordEvent } from "@/server/services/project/internal/record-event";

export interface StateChange {
  from: readonly ProjectState[];
  to: ProjectState;
  event: EventKind;
}

/**
 * Moves a launched project from one state to another; one that is there already stays as it is.
 * @throws DomainError `project_closed`, or `project_not_open` for what has not been launched.
 */
export async function changeState(
  deps: Deps,
  scope: OrganizeScope,
  { from, to, event }: StateChange,
): Promise<ProjectDetail> {
  await deps.store.write(async (tx) => {
    const { state } = await lockProject(tx, scope.projectId);
    if (state === to) return;
    if (!from.includes(state)) throw cannotLeave(state);
    await changeProject(tx, scope.projectId, {
      state: to,
      ...(to === "closed" ? { closedAt: deps.now() } : {}),
    });
    await recordEvent(deps, tx, scope, event);
  });
  return getProject(deps, scope);
}

function cannotLeave(state: ProjectState): DomainError {
  return state === "closed"
    ? new DomainError("project_closed", "This project is closed for good.", { state })
    : new DomainError("project_not_open", "This project has not been launched yet.", { state });
}
