import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { changeState } from "./internal/change-state";

/** Ends a project for good; pages that are open can still be submitted while their lease lasts. */
export function closeProject(deps: Deps, scope: OrganizeScope): Promise<ProjectDetail> {
  return changeState(deps, scope, { from: ["live", "paused"], to: "closed", event: "project_closed" });
}
