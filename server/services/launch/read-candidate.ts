import { goldAnswersOf } from "@/db/queries/gold";
import { countInvitations } from "@/db/queries/invitations";
import { countItems } from "@/db/queries/items";
import { countOutdatedNames } from "@/db/queries/named-items";
import { readScale, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { canBeRight } from "@/server/domain/gold/check-gold";
import { setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import type { LaunchCandidate } from "@/server/domain/project/launch-candidate";
import { hasGold, usesScale } from "@/server/domain/project/uses-scale";

/** Gathers what decides whether a project can be launched. */
export async function readCandidate(db: Db, project: ProjectRow): Promise<LaunchCandidate> {
  const { settings } = project;
  const { scale } = await readScale(db, project.id);
  const isMet = { work: setsGoldAside(settings), test: settings.qualification.kind === "test" };
  const gold = await goldAnswersOf(db, project.id);
  // The very order is right whatever the least τ.
  const canBeAnswered = (known: (typeof gold)[number]) => known.order !== null || canBeRight(scale, known);
  return {
    settings,
    scale: usesScale(project.taskType) ? scale : null,
    hasGold: hasGold(project.taskType),
    counts: await countItems(db, project.id),
    unanswerableGold: distinct(
      gold
        .filter((known) => known.enabled && isMet[known.use] && !canBeAnswered(known))
        .map(({ externalId }) => externalId),
    ),
    invitations: await countInvitations(db, project.id),
    outdatedNames: await countOutdatedNames(db, project.id, settings.overlap),
  };
}

const distinct = (ids: readonly string[]) => [...new Set(ids)];
