import { countItems } from "@/db/queries/items";
import { countedGold, countedPageCount, hitTotals, placeTotals } from "@/db/queries/progress";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { meanGoldPerHit } from "@/server/domain/gold/gold-per-hit";
import { launchPlan } from "@/server/domain/project/launch-plan";

export interface Judged {
  judgments: { done: number; needed: number };
  /** HITs times overlap, and how many of these were submitted and count. */
  hits: { done: number; needed: number };
}

/** How much of a project is judged; of a draft, how much a launch would ask for. */
export async function readJudged(db: Db, project: ProjectRow): Promise<Judged> {
  const { settings } = project;
  const counts = await countItems(db, project.id);
  if (project.state === "draft" || project.state === "launching") {
    const plan = launchPlan(settings, counts);
    return {
      judgments: { done: 0, needed: plan.judgments },
      hits: { done: 0, needed: plan.hits * settings.overlap },
    };
  }
  return settings.composition === "dynamic"
    ? readComposed(db, project)
    : readLaidOut(db, project, counts.items - counts.testItems);
}

async function readLaidOut(db: Db, { id, settings }: ProjectRow, items: number): Promise<Judged> {
  const { overlap, goldPerHit } = settings;
  const totals = await hitTotals(db, id);
  // What was not laid out as work was gold then, whatever has been switched off since.
  const usedGold = Math.min(items - totals.workItems, totals.hits * goldPerHit);
  return {
    judgments: {
      done: totals.countedWork + (await countedGold(db, id)),
      needed: overlap * (totals.workItems + usedGold),
    },
    hits: { done: totals.countedHits, needed: totals.hits * overlap },
  };
}

/**
 * Of composed pages nobody knows how many there will be; needed are as many as hold the judgments that lack. Gold is
 * drawn for each person anew, so how often one will be met is not known either, and it is left out.
 */
async function readComposed(db: Db, { id, settings }: ProjectRow): Promise<Judged> {
  const { workItems, counted, extra } = await placeTotals(db, id);
  const needed = settings.overlap * workItems + extra;
  const pages = await countedPageCount(db, id);
  const workPerHit = settings.hitSize - meanGoldPerHit(settings);
  return {
    judgments: { done: counted, needed },
    hits: { done: pages, needed: pages + Math.ceil((needed - counted) / workPerHit) },
  };
}
