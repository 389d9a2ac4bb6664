import { goldAnswersOf } from "@/db/queries/gold";
import { goldSets, unexplainedGold, type GoldSet } from "@/db/queries/gold-sets";
import { countInvitations } from "@/db/queries/invitations";
import { countItems } from "@/db/queries/item-counts";
import { countOutdatedNames } from "@/db/queries/named-items";
import { readScale, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { carefulGold } from "@/server/domain/gold/careful-accuracy";
import { canBeRight } from "@/server/domain/gold/check-gold";
import { setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import { goldUses, type GoldUse } from "@/server/domain/gold/gold-use";
import { namedUnexplained, type LaunchCandidate } from "@/server/domain/project/launch-candidate";
import { hasGold, usesScale } from "@/server/domain/task/traits";
import { readTexts } from "@/server/services/translation/internal/read-texts";

type Known = GoldSet["known"][number];

/** Gathers what decides whether a project can be launched. */
export async function readCandidate(db: Db, project: ProjectRow): Promise<LaunchCandidate> {
  const { settings } = project;
  const { scale } = await readScale(db, project.id);
  const isMet = { work: setsGoldAside(settings), test: settings.qualification.kind === "test" };
  const uses = goldUses.filter((use) => isMet[use]);
  const sets = await goldSets(db, project.id);
  // The very order is right whatever the least τ.
  const canBeAnswered = (known: Known) => known.isOrder || canBeRight(scale, known);
  const unanswerable = sets.filter(({ use, known }) => isMet[use] && !known.every(canBeAnswered));
  return {
    settings,
    scale: usesScale(project.taskType) ? scale : null,
    hasGold: hasGold(project.taskType),
    counts: await countItems(db, project.id),
    unanswerableGold:
      unanswerable.length === 0 ? [] : await unanswerableIn(db, project.id, uses, canBeAnswered),
    unexplainedGold: await unexplainedGold(db, project.id, uses, namedUnexplained),
    carefulGold: usesScale(project.taskType)
      ? carefulGold(
          sets.filter(({ use }) => use === "work"),
          scale,
          settings.goldGrading,
        )
      : null,
    invitations: await countInvitations(db, project.id),
    outdatedNames: await countOutdatedNames(db, project.id, settings.overlap),
    incompleteLanguages: (await readTexts(db, project.id)).languages
      .filter(({ missing }) => missing.length > 0)
      .map(({ language }) => language),
  };
}

/** The ids of those that no value of the scale answers, in the order of import. */
async function unanswerableIn(
  db: Db,
  projectId: string,
  uses: readonly GoldUse[],
  canBeAnswered: (known: Known) => boolean,
): Promise<string[]> {
  const gold = await goldAnswersOf(db, projectId);
  const found = gold.filter(
    ({ enabled, use, order, ...known }) =>
      enabled && uses.includes(use) && !canBeAnswered({ ...known, isOrder: order !== null }),
  );
  return [...new Set(found.map(({ externalId }) => externalId))];
}
