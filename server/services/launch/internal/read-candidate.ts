import { goldAnswersOf } from "@/db/queries/gold";
import { countInvitations } from "@/db/queries/invitations";
import { countItems } from "@/db/queries/item-counts";
import { countOutdatedNames } from "@/db/queries/named-items";
import { readScale, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { carefulGold } from "@/server/domain/gold/careful-accuracy";
import { canBeRight } from "@/server/domain/gold/check-gold";
import { setsGoldAside } from "@/server/domain/gold/gold-per-hit";
import { groupBy } from "@/server/domain/group-by";
import type { LaunchCandidate } from "@/server/domain/project/launch-candidate";
import type { Steps } from "@/server/domain/scale/steps";
import { hasGold, usesScale } from "@/server/domain/task/traits";
import { readTexts } from "@/server/services/translation/internal/read-texts";

type Known = Awaited<ReturnType<typeof goldAnswersOf>>[number];

/** Gathers what decides whether a project can be launched. */
export async function readCandidate(db: Db, project: ProjectRow): Promise<LaunchCandidate> {
  const { settings } = project;
  const { scale } = await readScale(db, project.id);
  const isMet = { work: setsGoldAside(settings), test: settings.qualification.kind === "test" };
  const gold = await goldAnswersOf(db, project.id);
  // The very order is right whatever the least τ.
  const met = gold.filter(({ enabled, use }) => enabled && isMet[use]);
  const canBeAnswered = (known: Known) => known.order !== null || canBeRight(scale, known);
  return {
    settings,
    scale: usesScale(project.taskType) ? scale : null,
    hasGold: hasGold(project.taskType),
    counts: await countItems(db, project.id),
    unanswerableGold: itemsOf(met.filter((known) => !canBeAnswered(known))),
    unexplainedGold: itemsOf(met.filter(({ explanation }) => explanation === "")),
    carefulGold: usesScale(project.taskType) ? careful(gold, scale, settings.goldGrading) : null,
    invitations: await countInvitations(db, project.id),
    outdatedNames: await countOutdatedNames(db, project.id, settings.overlap),
    incompleteLanguages: (await readTexts(db, project.id)).languages
      .filter(({ missing }) => missing.length > 0)
      .map(({ language }) => language),
  };
}

/** Of the gold that annotators meet in the work. */
function careful(gold: readonly Known[], scale: Steps, grading: ProjectRow["settings"]["goldGrading"]) {
  const met = gold.filter(({ enabled, use }) => enabled && use === "work");
  return carefulGold(
    groupBy(met, ({ itemId }) => itemId),
    scale,
    grading,
  );
}

const itemsOf = (gold: readonly Known[]) => [...new Set(gold.map(({ externalId }) => externalId))];
