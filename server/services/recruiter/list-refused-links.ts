import { refusedLinksOf } from "@/db/queries/refused-links";
import type { Deps } from "@/server/deps";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { RefusedLinkCount } from "@/server/domain/recruiter/contracts";

/** What was wrong with links by which nobody could join, the latest first. */
export async function listRefusedLinks(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<RefusedLinkCount[]> {
  const rows = await refusedLinksOf(deps.store.read, projectId);
  return rows.map(({ recruiter, problem, count, firstAt, lastAt }) => ({
    recruiter,
    problem,
    count,
    firstAt: isoInstant(firstAt),
    lastAt: isoInstant(lastAt),
  }));
}
