import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { liveAlpha, shownFigure, type ComputedPoint } from "@/server/domain/agreement/live-agreement";
import { drawAlpha, drawInterTagger } from "./draw-figures";
import { openDrawing } from "./draw-intervals";
import { loadJudgmentTable, type StoredJudgments } from "./load-table";
import { poolDimensions } from "./pool-dimensions";

const replicates = 200;
const seed = 1;

/**
 * How well the annotators of a project agree now, over all of its dimensions: each item stands once for each. Reads the
 * database and writes nothing.
 */
export async function computePoint(
  deps: Pick<Deps, "store">,
  { projectId }: { projectId: string },
): Promise<ComputedPoint> {
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
    alpha: liveAlpha(await drawAlpha(draw, "alpha", { table, level, replicates })),
    interTagger: shownFigure(await drawInterTagger(draw, "inter-tagger", { table, replicates })),
  };
}
