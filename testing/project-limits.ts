import { eq } from "drizzle-orm";
import { projects } from "@/db/schema";
import { readProject } from "@/db/queries/projects";
import type { Store } from "@/db/store";
import type { LimitsPolicy } from "@/server/domain/policy/policies";

/** Changes the limits of a launched project, as an organizer would. */
export async function changeLimits(
  store: Store,
  projectId: string,
  changes: Partial<LimitsPolicy>,
): Promise<void> {
  await store.write(async (tx) => {
    const { settings } = await readProject(tx, projectId);
    const limits = { ...settings.limits, ...changes };
    await tx
      .update(projects)
      .set({ settings: { ...settings, limits } })
      .where(eq(projects.id, projectId));
  });
}
