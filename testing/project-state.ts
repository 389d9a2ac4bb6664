import { changeProject } from "@/db/queries/projects";
import type { Store } from "@/db/store";
import type { ProjectState } from "@/server/domain/project/project";

/** Puts a launched project into another state, as an organizer would. */
export async function setProjectState(store: Store, projectId: string, state: ProjectState): Promise<void> {
  const closedAt = state === "closed" ? Date.now() : null;
  await store.write((tx) => changeProject(tx, projectId, { state, closedAt }));
}
