import { countItems } from "@/db/queries/item-counts";
import { leftOutOfHits } from "@/db/queries/left-out-of-hits";
import { countedGold, countedHitCount, hitTotals, placeTotals } from "@/db/queries/progress";
import { countGoldInHits, countedGoldOffHits } from "@/db/queries/layout";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import { meanGoldPerHit } from "@/server/domain/gold/gold-per-hit";
import { launchPlan } from "@/server/domain/project/launch-plan";
import { judgmentsPerAnswer } from "./judgments-per-answer";

export interface Judged {
  /** One annotator's answer to one item on one dimension each. */
  judgments: { done: number; needed: number };
  /** HIT submissions: those that count, and all that it takes. */
  hits: { done: number; needed: number };
}

/** How much of a project is judged; of a draft, how much a launch would ask for. */
export async function readJudged(db: Db, project: ProjectRow): Promise<Judged> {
  const { judgments, hits } = await readAnswered(db, project);
  const each = await judgmentsPerAnswer(db, project.id);
  return { judgments: { done: judgments.done * each, needed: judgments.needed * each }, hits };
}

/** The same with one judgment for an answer, however many dimensions there are. */
async function readAnswered(db: Db, project: ProjectRow): Promise<Judged> {
  const { settings } = project;
  if (project.state === "draft" || project.state === "launching") {
    const plan = launchPlan(settings, await countItems(db, project.id));
    return {
      judgments: { done: 0, needed: plan.judgedItems * settings.overlap },
      hits: { done: 0, needed: plan.submissions },
    };
  }
  return settings.composition === "dynamic" ? readComposed(db, project) : readLaidOut(db, project);
}

async function readLaidOut(db: Db, { id, settings }: ProjectRow): Promise<Judged> {
  const { overlap } = settings;
  const totals = await hitTotals(db, id, overlap);
  const leftOut = [...(await leftOutOfHits(db, { id, overlap })).values()];
  const done = leftOut.reduce((sum, { counted }) => sum - counted, totals.countedWork);
  const needed = leftOut.reduce((sum, { wanted }) => sum - wanted, totals.wantedWork);
  return {
    judgments: {
      done: done + (await countedGold(db, id)),
      needed: needed + overlap * (await countGoldInHits(db, id)) + (await countedGoldOffHits(db, id)),
    },
    hits: { done: totals.countedHits, needed: totals.wantedHits },
  };
}

/**
 * Of composed pages nobody knows how many there will be; needed are as many as hold the judgments that lack. Gold is
 * drawn for each person anew, so how often one will be met is not known either, and it is left out.
 */
async function readComposed(db: Db, { id, settings }: ProjectRow): Promise<Judged> {
  const { counted, wanted: needed } = await placeTotals(db, id, settings.overlap);
  const pages = await countedHitCount(db, id);
  const workPerHit = settings.hitSize - meanGoldPerHit(settings);
  return {
    judgments: { done: counted, needed },
    hits: { done: pages, needed: pages + Math.ceil((needed - counted) / workPerHit) },
  };
}
