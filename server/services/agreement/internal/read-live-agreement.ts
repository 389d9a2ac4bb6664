import { countJudgedTwice, latestPoint, pointsOf } from "@/db/queries/agreement";
import { readDimensions } from "@/db/queries/dimensions";
import type { ProjectRow } from "@/db/queries/projects";
import { countAnsweredTwice } from "@/db/queries/counted-answers";
import type { Db } from "@/db/store";
import type { AgreementPoint, LiveAgreement } from "@/server/domain/agreement/contracts";
import { nothingCorrelates } from "@/server/domain/agreement/figure";
import { headlineDimension } from "@/server/domain/agreement/headline-dimension";
import { fewestItems, thinnedCourse, type LiveStatistic } from "@/server/domain/agreement/live-agreement";
import type { ShownEstimate } from "@/server/domain/estimate";
import { isoInstant } from "@/server/domain/instant";
import { tasks } from "@/task-types/tasks";

/** So many judgments are counted while a page is drawn, and no more. */
const maxCounted = 10_000;

/** How well annotators agree as it was noted last, and its course; computes nothing. */
export async function readLiveAgreement(
  db: Db,
  { id: projectId, taskType, settings }: ProjectRow,
  dimensions: readonly { id: string; dimensionId: string }[],
): Promise<LiveAgreement> {
  const last = await latestPoint(db, projectId);
  const statistic = liveStatisticOf({ taskType });
  return {
    statistic,
    level: settings.agreementLevel,
    dimension: headlineDimension(dimensions.map(({ id }) => id)),
    figure: await figureOrCount(db, dimensions[0]?.dimensionId ?? "", statistic, last),
    interTagger:
      settings.agreementLevel === "nominal"
        ? nothingCorrelates
        : (last?.interTagger ?? { value: null, reason: "none_defined", n: 0 }),
    points: await readCourse(db, projectId),
  };
}

export const liveStatisticOf = ({ taskType }: Pick<ProjectRow, "taskType">): LiveStatistic =>
  tasks[taskType].agreement === "rankings" ? "pairwise" : "alpha";

/** The course of a project's agreement, as many points as a plot can show. */
export async function readCourse(db: Db, projectId: string): Promise<AgreementPoint[]> {
  return thinnedCourse(await pointsOf(db, projectId)).map(({ at, judgmentCount, ...figures }) => ({
    at: isoInstant(at),
    judgments: judgmentCount,
    ...figures,
  }));
}

async function figureOrCount(
  db: Db,
  dimensionId: string,
  statistic: LiveStatistic,
  last: Awaited<ReturnType<typeof latestPoint>>,
): Promise<ShownEstimate> {
  const needed = fewestItems[statistic];
  const isKnown = last && (last.figure.value !== null || last.figure.n >= needed);
  // Where so many judgments have too little in common, a count of all of them is the calculating process's.
  if (last !== undefined && (isKnown || last.judgmentCount > maxCounted)) return last.figure;
  const n = await countTwice(db, dimensionId, statistic);
  return { value: null, reason: n < needed ? "too_few_items" : "being_computed", n };
}

/** How many items were judged twice on a dimension, up to as many as the statistic takes. */
async function countTwice(db: Db, dimensionId: string, statistic: LiveStatistic): Promise<number> {
  const count = statistic === "alpha" ? countJudgedTwice : countAnsweredTwice;
  return count(db, dimensionId, fewestItems[statistic]);
}

/** Whether a figure that was noted while too few items were judged twice would have enough of them now. */
export async function hasEnoughNow(
  db: Db,
  project: Pick<ProjectRow, "id" | "taskType">,
  figure: ShownEstimate,
): Promise<boolean> {
  if (figure.value !== null || figure.reason !== "too_few_items") return false;
  const statistic = liveStatisticOf(project);
  const [dimension] = await readDimensions(db, project.id);
  return (
    dimension !== undefined &&
    (await countTwice(db, dimension.dimensionId, statistic)) >= fewestItems[statistic]
  );
}
