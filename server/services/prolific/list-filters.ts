import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { FilterList } from "@/server/domain/recruiter/prolific/contracts";
import { askProlific } from "./internal/prolific-account";

/** By what Prolific can choose participants. @throws DomainError as `askProlific` */
export async function listFilters(deps: Deps, { projectId }: OrganizeScope): Promise<FilterList> {
  return askProlific(deps, projectId, (api, { workspaceId }) => api.filters(workspaceId));
}
