import { countWorkJudgments } from "@/db/queries/agreement";
import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { alphaFigure } from "@/server/domain/agreement/alpha-figure";
import { nothingCorrelates } from "@/server/domain/agreement/figure";
import {
  liveAlpha,
  livePairwise,
  shownFigure,
  type ComputedPoint,
} from "@/server/domain/agreement/live-agreement";
import { tasks } from "@/task-types/tasks";
import { pairwiseAgreement, rankedTwice } from "@/task-types/target-ranking/ranking-report";
import { shownRanked } from "./describe-rankings";
import { drawInterTagger } from "./draw-figures";
import { openDrawing } from "./draw-intervals";
import { loadJudgmentTable } from "./load-table";
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

/** On the first dimension, which stands for the project; the judgments are those on all of them. */
async function pointOfValues(deps: Pick<Deps, "store">, projectId: string): Promise<ComputedPoint> {
  const { level, table, judgments } = await deps.store.snapshot(async (db) => {
    const { settings } = await readProject(db, projectId);
    const [first] = await readDimensions(db, projectId);
    if (first === undefined) throw new Error("A project has a dimension.");
    return {
      level: settings.agreementLevel,
      table: (await loadJudgmentTable(db, first.dimensionId)).table,
      judgments: await countWorkJudgments(db, projectId),
    };
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
    judgments,
    figure: liveAlpha(alphaFigure(table, level)),
    interTagger:
      level === "nominal"
        ? nothingCorrelates
        : shownFigure(await drawInterTagger(draw, "inter-tagger", { table, replicates })),
  };
}
