import { countWorkJudgments } from "@/db/queries/agreement";
import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { figureFor } from "@/server/domain/agreement/assemble-report";
import { plainDrawing } from "@/server/domain/agreement/drawing";
import { nothingCorrelates } from "@/server/domain/agreement/figure";
import { JudgedTable, plainMinShared } from "@/server/domain/agreement/judged-table";
import {
  liveAlpha,
  livePairwise,
  shownFigure,
  type ComputedPoint,
} from "@/server/domain/agreement/live-agreement";
import { tasks } from "@/task-types/tasks";
import { rankingStatistics, type StatisticName } from "@/server/domain/agreement/statistics";
import { rankedTwice } from "@/task-types/target-ranking/ranking-report";
import { shownRanked } from "./describe-rankings";
import { openDrawing } from "../draw-intervals";
import { loadJudgmentTable } from "./load-table";
import { readOrigins } from "./read-agreement-data";
import { readRankings } from "./read-rankings";
import { releaseOrder } from "./release-order";

/** How well the annotators of a project agree now. Reads the database and writes nothing. */
export async function computePoint(
  deps: Pick<Deps, "store">,
  { projectId }: { projectId: string },
): Promise<ComputedPoint> {
  const { taskType } = await readProject(deps.store.read, projectId);
  return tasks[taskType].agreement === "rankings"
    ? pointOfRankings(deps, projectId)
    : pointOfValues(deps, projectId);
}

async function pointOfRankings({ store }: Pick<Deps, "store">, projectId: string): Promise<ComputedPoint> {
  const { level, rankings } = await store.snapshot(async (db) => {
    const { settings } = await readProject(db, projectId);
    return { level: settings.agreementLevel, ...(await readRankings(db, projectId)) };
  });
  const found = rankingStatistics.rankedPairs.of(rankings, plainDrawing);
  return {
    level,
    judgments: rankings.length,
    figure: livePairwise(shownRanked(found), rankedTwice(rankings)),
    interTagger: { value: null, reason: "ranked", n: 0 },
  };
}

/** On the first dimension, which stands for the project; the judgments are those on all of them. */
async function pointOfValues(deps: Pick<Deps, "store">, projectId: string): Promise<ComputedPoint> {
  const { level, table, order, judgments } = await deps.store.snapshot(async (db) => {
    const { settings } = await readProject(db, projectId);
    const [first] = await readDimensions(db, projectId);
    if (first === undefined) throw new Error("A project has a dimension.");
    const { table, itemIds } = await loadJudgmentTable(db, first.dimensionId);
    const { datasets } = await readOrigins(db, projectId);
    return {
      level: settings.agreementLevel,
      ...{ table, order: releaseOrder(datasets(itemIds)) },
      judgments: await countWorkJudgments(db, projectId),
    };
  });
  const judged = JudgedTable.ofJudgedItems(table, { level, minShared: plainMinShared }, order);
  const draw = openDrawing({
    seed: plainDrawing.seed,
    fingerprint: "",
    checkpoint: null,
    save: () => undefined,
    saveAfter: Infinity,
    onDrawn: () => undefined,
  });
  const pointOf = (name: StatisticName) => figureFor(name, judged, { ...plainDrawing, draw });
  return {
    level,
    judgments,
    figure: liveAlpha((await pointOf("alpha")) ?? nothingCorrelates),
    interTagger: shownFigure((await pointOf("interTaggerPearson")) ?? nothingCorrelates),
  };
}
