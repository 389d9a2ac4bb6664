import { dimensionNames } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { amountOf } from "@/server/domain/payment/amount-of";
import type { LaunchCheck } from "@/server/domain/project/launch";
import { launchGaps } from "@/server/domain/project/launch-gaps";
import { launchPlan } from "@/server/domain/project/launch-plan";
import { launchWarnings } from "@/server/domain/project/launch-warnings";
import { readCandidate } from "./internal/read-candidate";

/** Lists all that a draft lacks at once, and what its launch would set going. */
export async function checkLaunch(deps: Pick<Deps, "store">, scope: ProjectScope): Promise<LaunchCheck> {
  const db = deps.store.read;
  const project = await readProject(db, scope.projectId);
  const candidate = await readCandidate(db, project);
  const { settings, counts, carefulGold } = candidate;
  const { hits, submissions, judgedItems } = launchPlan(settings, counts);
  const dimensions = (await dimensionNames(db, project.id)).length;
  const perHit = settings.payPerHitMinor ?? 0;
  const { budgetMinor } = settings.limits;
  return {
    gaps: launchGaps(candidate),
    warnings: launchWarnings(candidate),
    summary: {
      items: judgedItems,
      goldItems: counts.enabledGold,
      goldDimensions: carefulGold === null ? null : carefulGold.answers / carefulGold.items,
      testItems: counts.enabledTestItems,
      hits,
      submissions,
      composition: settings.composition,
      dimensions,
      judgments: judgedItems * settings.overlap * dimensions,
      overlap: settings.overlap,
      payPerHit: amountOf(settings, perHit),
      payTotal: amountOf(settings, perHit * submissions),
      budget: budgetMinor === null ? null : amountOf(settings, budgetMinor),
    },
  };
}
