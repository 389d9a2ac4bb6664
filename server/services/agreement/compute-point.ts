import { readDimensions } from "@/db/queries/dimensions";
import { readProject } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { liveAlpha, shownFigure, type ComputedPoint } from "@/server/domain/agreement/live-agreement";
import { drawAlpha, drawInterTagger } from "./draw-figures";
import { openDrawing } from "./draw-intervals";
import { loadJudgmentTable } from "./load-table";

const replicates = 200;
const seed = 1;

/** How well the annotators of a project agree now, on its first dimension. Reads the database and writes nothing. */
export async function computePoint(
  deps: Pick<Deps, "store">,
  { projectId }: { projectId: string },
): Promise<ComputedPoint> {
  const { level, table, missing } = await deps.store.snapshot(async (db) => {
    const { settings } = await readProject(db, projectId);
    const [dimension] = await readDimensions(db, projectId);
    if (dimension === undefined) throw new Error(`Project ${projectId} has no scale.`);
    const { table, notApplicable } = await loadJudgmentTable(db, dimension.dimensionId);
    return { level: settings.agreementLevel, table, missing: notApplicable.items.length };
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
