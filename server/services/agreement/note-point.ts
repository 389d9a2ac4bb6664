import { upsertPoint } from "@/db/queries/agreement";
import type { Deps } from "@/server/deps";
import { agreementResult } from "@/server/domain/agreement/agreement";
import { liveAlpha, shownFigure } from "@/server/domain/agreement/live-agreement";
import type { SettleJob } from "@/server/services/job/end-job";

/** What a computation of agreement found is a point of its course too, by the project's first dimension. */
export function notePointOf(deps: Pick<Deps, "now">): SettleJob {
  return async (tx, { projectId }, found) => {
    const { dimensions, judgments: judgmentCount } = agreementResult.parse(found);
    const [dimension] = dimensions;
    const [whole] = dimension?.parts ?? [];
    if (dimension !== undefined && whole !== undefined) {
      const alpha = liveAlpha(whole.alpha);
      const interTagger = shownFigure(dimension.interTagger.pearson);
      await upsertPoint(tx, { projectId, judgmentCount, alpha, interTagger, at: deps.now() });
    }
    return found;
  };
}
