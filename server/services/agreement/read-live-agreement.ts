import { countJudgedTwice, latestPoint, pointsOf } from "@/db/queries/agreement";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { AgreementPoint, LiveAgreement } from "@/server/domain/agreement/contracts";
import { fewestItems, thinnedCourse } from "@/server/domain/agreement/live-agreement";
import type { ShownEstimate } from "@/server/domain/estimate";
import { isoInstant } from "@/server/domain/instant";
import { tasks } from "@/server/task-types/tasks";

/** How well annotators agree as it was noted last, and its course; computes nothing. */
export async function readLiveAgreement(
  db: Db,
  { id, taskType, settings }: ProjectRow,
  dimensionId: string,
): Promise<LiveAgreement> {
  const last = await latestPoint(db, id);
  const isRanked = tasks[taskType].agreement === "rankings";
  return {
    level: settings.agreementLevel,
    alpha: isRanked
      ? { value: null, reason: "ranked", n: 0 }
      : await alphaOrCount(db, dimensionId, last?.alpha),
    interTagger: last?.interTagger ?? { value: null, reason: "none_defined", n: 0 },
    points: await readCourse(db, id),
  };
}

/** The course of a project's agreement, as many points as a plot can show. */
export async function readCourse(db: Db, projectId: string): Promise<AgreementPoint[]> {
  return thinnedCourse(await pointsOf(db, projectId)).map(({ at, judgmentCount, ...figures }) => ({
    at: isoInstant(at),
    judgments: judgmentCount,
    ...figures,
  }));
}

async function alphaOrCount(db: Db, dimensionId: string, alpha?: ShownEstimate): Promise<ShownEstimate> {
  if (alpha !== undefined && (alpha.value !== null || alpha.n >= fewestItems)) return alpha;
  const n = await countJudgedTwice(db, dimensionId, fewestItems);
  return { value: null, reason: n < fewestItems ? "too_few_items" : "being_computed", n };
}
