import type {
  AgreementParameters,
  AgreementResult,
  DimensionAgreement,
} from "@/server/domain/agreement/agreement";
import type { AgreementRow, LanguageAgreement } from "@/server/domain/agreement/report";
import type { JobProgress } from "@/server/domain/job/job";
import type { JobContext } from "@/server/services/job/job-context";
import { describeDimension, samplesOfDimension } from "./internal/describe-dimension";
import { openDrawing, type DrawnSoFar } from "./draw-intervals";
import { readAgreementData } from "./internal/read-agreement-data";
import { readProject } from "@/db/queries/projects";
import { tasks } from "@/task-types/tasks";
import { readJudgedWork } from "./internal/read-judged-work";
import { computeRankings } from "./internal/compute-rankings";
import { computeUnits } from "./internal/compute-units";
import { openResultFiles } from "./internal/result-files";

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
  if (agreement === "units") return computeUnits(context);
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
  const rows: AgreementRow[] = [];
  const languages: LanguageAgreement[] = [];
  for (const data of dimensions) {
    const work = { data, people, parameters, report, files, store: deps.store };
    const described = await describeDimension(work, { draw, replicates });
    found.push(described.dimension);
    rows.push(...described.rows);
    languages.push(...described.languages);
  }
  const own = figures === undefined || work === null ? null : figures(work);
  const { judgments } = snapshot;
  const stated = { level, rows, ...(languages.length > 0 && { languages }) };
  const computed = { report: stated, dimensions: found, rankings: null, figures: own };
  return { level, replicates, judgments, ...computed, files: await files.close() };
}
