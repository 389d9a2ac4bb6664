import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { changeState } from "./internal/change-state";

/** Hands out pages again after a pause. */
export function resumeProject(deps: Deps, scope: OrganizeScope): Promise<ProjectDetail> {
  return changeState(deps, scope, { from: ["paused"], to: "live", event: "project_resumed" });
}
