import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ViewScope } from "@/server/domain/organizer/actor";
import type { AggregationMethod } from "@/server/domain/policy/outcome-policies";
import { offeredMethods } from "./internal/offered-methods";

/** The ways to gold values that mean something in a project, the usual one first. */
export async function listGoldMethods(
  { store }: Pick<Deps, "store">,
  { projectId }: ViewScope,
): Promise<AggregationMethod[]> {
  return offeredMethods(store.read, await readProject(store.read, projectId));
}
