import { judgedItemCount, storedFigures } from "@/db/queries/annotator-figures";
import { answerCounts } from "@/db/queries/progress";
import type { Db } from "@/db/store";
import { areComputedWhenShown } from "@/server/domain/annotator/figures";
import { isoInstant } from "@/server/domain/instant";
import type { ProjectProgress } from "@/server/domain/project/progress";

type Answers = Pick<ProjectProgress, "answers" | "answersAt">;

export const noAnswers: Answers = { answers: [], answersAt: null };

/** How often each value was given; in a large project as counted last, with the moment. */
export async function readAnswerPlot(
  db: Db,
  projectId: string,
  dimensions: readonly { dimensionId: string }[],
): Promise<Answers> {
  if (areComputedWhenShown(await judgedItemCount(db, projectId))) {
    const ids = dimensions.map(({ dimensionId }) => dimensionId);
    return { answers: await answerCounts(db, ids), answersAt: null };
  }
  const stored = await storedFigures(db, projectId);
  return stored === null ? noAnswers : { answers: stored.figures.answers, answersAt: isoInstant(stored.at) };
}
