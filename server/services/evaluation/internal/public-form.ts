import type { EvaluationRow } from "@/db/queries/evaluations";
import type { Db } from "@/db/store";
import { isoInstant } from "@/server/domain/instant";
import type { PublicEvaluation } from "@/server/domain/evaluation/contracts";
import { takesRuns, showsScores } from "@/server/domain/evaluation/evaluation";
import { requireScoredVersion } from "./require-evaluation";

/** What anyone may know of an evaluation: nothing of its project but what the organizers wrote for teams. */
export async function publicForm(db: Db, evaluation: EvaluationRow, now: number): Promise<PublicEvaluation> {
  const { id, version, settings, endsAt, publicKey: key } = evaluation;
  const { datasets, dimensions, scale } = await requireScoredVersion(db, id, version);
  const { title, clockHours, runsPerTeam, scoresShown, withinScale, terms } = settings;
  return {
    ...{ key, title, version, clockHours, runsPerTeam, scoresShown, terms },
    datasets: datasets.map(({ name, items }) => ({ name, items })),
    dimensions,
    isOpen: takesRuns(evaluation, now),
    endsAt: endsAt === null ? null : isoInstant(endsAt),
    hasScores: showsScores({ ...evaluation, scoresShown }, now),
    range: withinScale ? scale : null,
  };
}
