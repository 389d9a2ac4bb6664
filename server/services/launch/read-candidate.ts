import { goldAnswersOf } from "@/db/queries/gold";
import { countItems } from "@/db/queries/items";
import { readScale, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { canBeRight } from "@/server/domain/gold/check-gold";
import type { LaunchCandidate } from "@/server/domain/project/launch-gaps";

/** Gathers what decides whether a project can be launched. */
export async function readCandidate(db: Db, project: ProjectRow): Promise<LaunchCandidate> {
  const { scale } = await readScale(db, project.id);
  const gold = await goldAnswersOf(db, project.id);
  return {
    settings: project.settings,
    scale,
    counts: await countItems(db, project.id),
    unanswerableGold: gold
      .filter((known) => known.enabled && !canBeRight(scale, known))
      .map(({ externalId }) => externalId),
  };
}
