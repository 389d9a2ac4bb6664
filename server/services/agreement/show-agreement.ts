import {
  countJudgedTwice,
  countSomeWorkJudgments,
  hasCountedSince,
  hasAnnotatorStatusChangedSince,
  lastOutcomeChange,
} from "@/db/queries/agreement";
import { countAnsweredTwice } from "@/db/queries/counted-answers";
import { readDimensions } from "@/db/queries/dimensions";
import { latestResult } from "@/db/queries/jobs";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { LatestAgreement, ShownAgreement } from "@/server/domain/agreement/contracts";
import { readStoredResult } from "@/server/domain/agreement/stored-result";
import { isoInstant } from "@/server/domain/instant";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { tasks } from "@/task-types/tasks";
import { readCourse } from "./internal/read-live-agreement";

/** Agreement is computed from two items that were judged twice. */
const minItems = 2;

/** What was found about agreement last, and whether there is anything to find. Reads a result; computes nothing. */
export async function showAgreement(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
): Promise<ShownAgreement> {
  const db = deps.store.read;
  const project = await readProject(db, projectId);
  const report = await readReport(db, project);
  return {
    report,
    canCompute: report !== null || (await canCompute(db, project)),
    course: await readCourse(db, projectId),
  };
}

async function readReport(db: Db, project: ProjectRow): Promise<LatestAgreement | null> {
  const found = await latestResult(db, project.id, "agreement");
  if (found === undefined || found.snapshot === null || found.startedAt === null) return null;
  const { id, snapshot, startedAt, finishedAt, by } = found;
  const { result, isEarlier } = readStoredResult(found.result);
  return {
    job: id,
    result,
    snapshot,
    at: isoInstant(finishedAt ?? startedAt),
    by,
    hasChanged:
      isEarlier ||
      (result.figures === null && tasks[project.taskType].figures !== undefined) ||
      result.level !== project.settings.agreementLevel ||
      ((await lastOutcomeChange(db, project.id)) ?? 0) >= startedAt ||
      (await hasCountedSince(db, project.id, startedAt + 1)) ||
      (await hasAnnotatorStatusChangedSince(db, project.id, startedAt + 1)),
    bound: boundOf(project.settings),
  };
}

/** The least r with the others that a rule asks for: the one that excludes, else the one that looks during the work. */
function boundOf({ exclusionRules, stopping }: ProjectRow["settings"]): number | null {
  const excluding = exclusionRules.find(({ name }) => name === "inter-tagger");
  const during = stopping.behaviour.find(({ figure }) => figure === "agreement");
  return excluding?.bound ?? during?.bound ?? null;
}

async function canCompute(db: Db, { id: projectId, taskType }: ProjectRow): Promise<boolean> {
  const { agreement, figures } = tasks[taskType];
  // What only the type has needs no second judgment of anything.
  if (figures !== undefined) return (await countSomeWorkJudgments(db, projectId, 1)) > 0;
  if (agreement === "units") {
    const [dimension] = await readDimensions(db, projectId);
    return dimension !== undefined && (await countAnsweredTwice(db, dimension.dimensionId, 1)) === 1;
  }
  if (agreement === "rankings") {
    return (await countSomeWorkJudgments(db, projectId, minItems)) >= minItems;
  }
  for (const { dimensionId } of await readDimensions(db, projectId)) {
    if ((await countJudgedTwice(db, dimensionId, minItems)) === minItems) return true;
  }
  return false;
}
