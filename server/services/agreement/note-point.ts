import { upsertPoint } from "@/db/queries/agreement";
import { holdProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { agreementResult, type AgreementResult } from "@/server/domain/agreement/agreement";
import { nothingCorrelates } from "@/server/domain/agreement/figure";
import { headlineOf } from "@/server/domain/agreement/report";
import {
  liveAlpha,
  livePairwise,
  shownFigure,
  type ComputedPoint,
} from "@/server/domain/agreement/live-agreement";
import type { SettleJob } from "@/server/services/job/end-job";

/** Adds a point to the course of a project's agreement, unless its figure is not of the project's own level. */
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
    const point = pointOf(agreementResult.parse(found));
    if (point !== null) await notePoint(tx, projectId, { ...point, at: deps.now() });
    return found;
  };
}

function pointOf({ level, judgments, report, rankings }: AgreementResult): ComputedPoint | null {
  const [ranked] = rankings?.parts ?? [];
  if (rankings !== null && ranked !== undefined) {
    const twice = rankings.groupRows.filter(({ annotators }) => annotators > 1).length;
    const interTagger = { value: null, reason: "ranked", n: 0 } as const;
    return { level, judgments, figure: livePairwise(ranked.pairwise, twice), interTagger };
  }
  const headline = report && headlineOf(report);
  if (!headline) return null;
  const { alpha, interTaggerPearson } = headline.figures;
  return {
    level,
    judgments,
    figure: liveAlpha(alpha ?? nothingCorrelates),
    interTagger: shownFigure(interTaggerPearson ?? nothingCorrelates),
  };
}
