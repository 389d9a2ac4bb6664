import type {
  AgreementParameters,
  AgreementResult,
  DimensionAgreement,
} from "@/server/domain/agreement/agreement";
import type { JobProgress } from "@/server/domain/job/job";
import type { JobContext } from "@/server/services/job/job-context";
import { describeDimension, samplesOfDimension } from "./describe-dimension";
import { openDrawing, type DrawnSoFar } from "./draw-intervals";
import { readAgreementData } from "./read-agreement-data";
import { readProject } from "@/db/queries/projects";
import { tasks } from "@/task-types/tasks";
import { readJudgedWork } from "./read-judged-work";
import { computeRankings } from "./compute-rankings";
import { openResultFiles } from "./result-files";

export type AgreementContext = JobContext<AgreementParameters, DrawnSoFar>;

/** What was drawn is kept after going through so many judgments, which takes some seconds. */
const plainSaveAfter = 20_000_000;

/**
 * Agreement on each dimension of a project, all intervals included. Goes on from what an earlier start kept, if the
 * data are still the same.
 */
export async function computeAgreement(
  context: AgreementContext,
  { saveAfter = plainSaveAfter } = {},
): Promise<AgreementResult> {
  const { deps, projectId, parameters, folder } = context;
  const { level, replicates, seed } = parameters;
  context.report({ stage: "reading", done: 0, total: 1 });
  const project = await readProject(deps.store.read, projectId);
  const { agreement, figures } = tasks[project.taskType];
  if (agreement === "rankings") return computeRankings(context);
  const { dimensions, people, snapshot, work } = await deps.store.snapshot(async (db) => ({
    ...(await readAgreementData(db, projectId)),
    work: figures === undefined ? null : await readJudgedWork(db, projectId),
  }));
  context.saw(snapshot);
  const samples = dimensions.map((data) => samplesOfDimension(data, parameters));
  const total = samples.reduce((sum, count) => sum + count, 0);
  let drawn = 0;
  const report = (stage: JobProgress["stage"]) => context.report({ stage, done: drawn, total });
  const draw = openDrawing({
    seed,
    saveAfter,
    fingerprint: snapshot.fingerprint,
    checkpoint: context.checkpoint,
    save: context.save,
    onDrawn: (count) => {
      drawn += count;
      report("bootstrap");
    },
  });
  const files = await openResultFiles(folder);
  const found: DimensionAgreement[] = [];
  for (const data of dimensions) {
    found.push(await describeDimension({ data, people, parameters, draw, report, files, store: deps.store }));
  }
  const own = figures === undefined || work === null ? null : figures(work);
  const { judgments } = snapshot;
  const computed = { dimensions: found, rankings: null, figures: own };
  return { level, replicates, judgments, ...computed, files: await files.close() };
}
