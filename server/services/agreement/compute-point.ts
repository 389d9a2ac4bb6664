import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { nothingCorrelates } from "@/server/domain/agreement/figure";
import {
  liveAlpha,
  livePairwise,
  shownFigure,
  type ComputedPoint,
} from "@/server/domain/agreement/live-agreement";
import { tasks } from "@/server/task-types/tasks";
import { pairwiseAgreement, rankedTwice } from "@/server/task-types/target-ranking/ranking-report";
import { shownRanked } from "./describe-rankings";
import { drawAlpha, drawInterTagger } from "./draw-figures";
import { openDrawing } from "./draw-intervals";
import { loadJudgmentTable, type StoredJudgments } from "./load-table";
import { poolDimensions } from "./pool-dimensions";
import { readRankings } from "./read-rankings";

const replicates = 200;
const seed = 1;

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
  const { level, groups, rankings } = await store.snapshot(async (db) => {
    const { settings } = await readProject(db, projectId);
    return { level: settings.agreementLevel, ...(await readRankings(db, projectId)) };
  });
  const found = pairwiseAgreement(rankings, groups.length, { seed, replicates });
  return {
    level,
    judgments: rankings.length,
    figure: livePairwise(shownRanked(found), rankedTwice(rankings)),
    interTagger: { value: null, reason: "ranked", n: 0 },
  };
}

/** Over all dimensions: each item stands once for each. */
async function pointOfValues(deps: Pick<Deps, "store">, projectId: string): Promise<ComputedPoint> {
  const { level, table, missing } = await deps.store.snapshot(async (db) => {
    const { settings } = await readProject(db, projectId);
    const stored: StoredJudgments[] = [];
    for (const { dimensionId } of await readDimensions(db, projectId)) {
      stored.push(await loadJudgmentTable(db, dimensionId));
    }
    const missing = stored.reduce((sum, { notApplicable }) => sum + notApplicable.items.length, 0);
    return { level: settings.agreementLevel, table: poolDimensions(stored), missing };
  });
  const draw = openDrawing({
    seed,
    fingerprint: "",
    checkpoint: null,
    save: () => undefined,
    saveAfter: Infinity,
    onDrawn: () => undefined,
  });
  return {
    level,
    judgments: table.codes.length + missing,
    figure: liveAlpha(await drawAlpha(draw, "alpha", { table, level, replicates })),
    interTagger:
      level === "nominal"
        ? nothingCorrelates
        : shownFigure(await drawInterTagger(draw, "inter-tagger", { table, replicates })),
  };
}
