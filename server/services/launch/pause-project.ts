import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { changeState } from "./internal/change-state";

/** Stops handing out pages; open ones can still be submitted. */
export function pauseProject(deps: Deps, scope: OrganizeScope): Promise<ProjectDetail> {
  return changeState(deps, scope, { from: ["live"], to: "paused", event: "project_paused" });
}
