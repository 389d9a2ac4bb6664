import { upsertPoint } from "@/db/queries/agreement";
import { holdProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { agreementResult } from "@/server/domain/agreement/agreement";
import { liveAlpha, shownFigure, type ComputedPoint } from "@/server/domain/agreement/live-agreement";
import type { SettleJob } from "@/server/services/job/end-job";

/** Adds a point to the course of a project's agreement, unless its alpha is not of the project's own level. */
export async function notePoint(
  tx: Tx,
  projectId: string,
  { level, judgments, ...point }: ComputedPoint & { at: number },
): Promise<void> {
  const { settings } = await holdProject(tx, projectId);
  if (level !== settings.agreementLevel) return;
  await upsertPoint(tx, { projectId, judgmentCount: judgments, ...point });
}

/** What a computation of agreement found is a point of its course too, by the project's first dimension. */
export function notePointOf(deps: Pick<Deps, "now">): SettleJob {
  return async (tx, { projectId }, found) => {
    const { level, dimensions, judgments } = agreementResult.parse(found);
    const [dimension] = dimensions;
    const [whole] = dimension?.parts ?? [];
    if (dimension !== undefined && whole !== undefined) {
      const alpha = liveAlpha(whole.alpha);
      const interTagger = shownFigure(dimension.interTagger.pearson);
      await notePoint(tx, projectId, { level, judgments, alpha, interTagger, at: deps.now() });
    }
    return found;
  };
}
