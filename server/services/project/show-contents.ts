import { countContents } from "@/db/queries/deletion";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { moneyOf } from "@/server/domain/payment/amount-of";
import type { ProjectContents } from "@/server/domain/project/contents";

/** How much would be deleted with a project. */
export function showContents(
  { store }: Pick<Deps, "store">,
  { projectId }: ProjectScope<"own">,
): Promise<ProjectContents> {
  return store.snapshot(async (db) => {
    const { unpaidMinor, ...counts } = await countContents(db, projectId);
    const { settings } = await readProject(db, projectId);
    return { ...counts, unpaid: unpaidMinor === 0 ? null : moneyOf(settings.currency, unpaidMinor) };
  });
}
