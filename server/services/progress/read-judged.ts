import { countItems } from "@/db/queries/items";
import { countedGold, hitTotals } from "@/db/queries/progress";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { launchPlan } from "@/server/domain/project/launch-plan";

export interface Judged {
  judgments: { done: number; needed: number };
  /** HITs times overlap, and how many of these were submitted and count. */
  hits: { done: number; needed: number };
}

/** How much of a project is judged; of a draft, how much a launch would ask for. */
export async function readJudged(db: Db, project: ProjectRow): Promise<Judged> {
  const { overlap, goldPerHit } = project.settings;
  const counts = await countItems(db, project.id);
  if (project.state === "draft" || project.state === "launching") {
    const plan = launchPlan(project.settings, counts);
    return {
      judgments: { done: 0, needed: plan.judgments },
      hits: { done: 0, needed: plan.hits * overlap },
    };
  }
  const totals = await hitTotals(db, project.id);
  // What was not laid out as work was gold then, whatever has been switched off since.
  const usedGold = Math.min(counts.items - totals.workItems, totals.hits * goldPerHit);
  return {
    judgments: {
      done: totals.countedWork + (await countedGold(db, project.id)),
      needed: overlap * (totals.workItems + usedGold),
    },
    hits: { done: totals.countedHits, needed: totals.hits * overlap },
  };
}
