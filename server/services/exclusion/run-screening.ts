import { createHash } from "node:crypto";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import { judgmentsOfItem, type WorkTable } from "@/server/domain/exclusion/gathered-work";
import type { ScreeningParameters, ScreeningResult } from "@/server/domain/exclusion/screening";
import type { JobStage } from "@/server/domain/job/job";
import { amountOf, moneyOf } from "@/server/domain/payment/amount-of";
import type { JobContext } from "@/server/services/job/job-context";
import { tasks } from "@/task-types/tasks";
import { keptWork, workComparisons } from "./internal/compare-work";
import { gatherWork, type GatheredWork } from "./internal/gather-work";
import { outcomesOf, excludedAnnotators } from "./internal/rule-outcomes";

const steps = 100;
/** At how many of the steps each stage begins. */
const begins = { reading: 0, rules: 40, values: 50, bootstrap: 60 } as const satisfies Partial<
  Record<JobStage, number>
>;

/**
 * What exclusion rules would do to a project: who goes, what becomes of agreement and of the gold values, and what is
 * judged again. Reads one consistent view and changes nothing.
 */
export async function runScreening(context: JobContext<ScreeningParameters>): Promise<ScreeningResult> {
  const { deps, projectId } = context;
  const report = (stage: keyof typeof begins, done = 0) =>
    context.report({ stage, done: begins[stage] + done, total: steps });
  report("reading");
  return deps.store.snapshot(async (db) => {
    const project = await readProject(db, projectId);
    const onRead = (done: number, total: number) =>
      report("reading", Math.floor((done / total) * (begins.rules - begins.reading)));
    const work = await gatherWork({ db, projectId, onRead });
    context.saw(snapshotOf(work));
    report("rules");
    const basis = tasks[project.taskType].agreement;
    const { rankings, values, side } = workComparisons[basis]({ db, project, work });
    const all = keptWork(work, () => true);
    const rules = outcomesOf(context.parameters, work, all.agreement.table, rankings(all));
    const who = excludedAnnotators(rules, work, new Set(context.parameters.spared));
    const leaving = new Set(who.filter(({ isSpared }) => !isSpared).map(({ annotator }) => annotator));
    const stays = work.annotators.map(({ annotator }) => !leaving.has(annotator));
    report("values");
    const left = keptWork(work, (at) => stays[work.counted.annotators[at]!] === true);
    const moved = await values(all, left);
    report("bootstrap");
    const before = side(all);
    report("bootstrap", 20);
    return {
      isRanked: basis === "rankings",
      level: project.settings.agreementLevel,
      dimension: work.headline,
      before,
      after: leaving.size === 0 ? before : side(left),
      rules,
      who,
      excludedBefore: work.excludedBefore,
      values: moved,
      ...itemsLeft(work, { before: all.agreement, after: left.agreement }, project.settings.overlap),
      again: judgedAgain(project, work, leaving),
    };
  });
}

function snapshotOf({ units, dimensionCount, annotators, counted }: GatheredWork) {
  const hash = createHash("sha256");
  for (const { annotatorId, answers } of annotators) hash.update(JSON.stringify([annotatorId, answers]));
  for (const column of [counted.items, counted.values]) {
    hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
  }
  hash.update(JSON.stringify([...counted.answers]));
  return {
    items: units.length / dimensionCount,
    annotators: annotators.length,
    judgments: counted.items.length,
    fingerprint: hash.digest("hex"),
  };
}

/** @param before, after judgments of work alone, as nobody judges gold again for want of judgments. */
function itemsLeft(
  { dimensionCount }: GatheredWork,
  { before, after }: { before: WorkTable; after: WorkTable },
  overlap: number,
) {
  let [lost, belowOverlap] = [0, 0];
  for (let item = 0; item < before.notApplicable.length; item += 1) {
    const [nBefore, nAfter] = [judgmentsOfItem(before, item), judgmentsOfItem(after, item)];
    if (nBefore > 0 && nAfter === 0) lost += 1;
    if (nAfter > 0 && nAfter < overlap && nBefore >= overlap) belowOverlap += 1;
  }
  // An item is judged on all of its dimensions or on none.
  return { lost: lost / dimensionCount, belowOverlap: belowOverlap / dimensionCount };
}

function judgedAgain(
  { settings, state, committedMinor }: ProjectRow,
  { annotators, counted }: GatheredWork,
  leaving: ReadonlySet<string>,
): ScreeningResult["again"] {
  const leaves = annotators.map(({ annotator }) => leaving.has(annotator));
  const judgments = counted.annotators.filter((annotator, at) => leaves[annotator] && !counted.isGold[at]);
  const hits = annotators.reduce((sum, { hits: own }, at) => sum + (leaves[at] ? own : 0), 0);
  const { budgetMinor } = settings.limits;
  const collectsAgain = state !== "closed";
  return {
    judgments: judgments.length,
    hits,
    collectsAgain,
    cost: collectsAgain ? amountOf(settings, hits * (settings.payPerHitMinor ?? 0)) : null,
    budgetLeft:
      budgetMinor === null ? null : moneyOf(settings.currency, Math.max(0, budgetMinor - committedMinor)),
  };
}
