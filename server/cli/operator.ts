import type { Deps } from "@/server/deps";
import type { Actor, OrganizeScope } from "@/server/domain/organizer/actor";
import { enterProject } from "@/server/services/project/enter-project";

/** Whoever can run commands on the server may do everything. */
export const operator: Actor = { kind: "system" };

export function enterAsOperator(deps: Deps, slug: string): Promise<OrganizeScope> {
  return enterProject(deps, operator, slug, "organize");
}
