import { readDimensions } from "@/db/queries/dimensions";
import { latestEvents } from "@/db/queries/events";
import { countContests } from "@/db/queries/gold";
import { annotatorTotals, countLeases, submissionsSince } from "@/db/queries/progress";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import { openObjections } from "@/db/queries/annotator-status-history";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import { meanGoldPerHit } from "@/server/domain/gold/gold-per-hit";
import { isoInstant } from "@/server/domain/instant";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { amountOf } from "@/server/domain/payment/amount-of";
import { mayReadEvent } from "@/server/domain/project/event";
import { hourMs, hoursLeft, ratePerHour, type Recent } from "@/server/domain/project/pace";
import type { ProjectProgress } from "@/server/domain/project/progress";
import { readLiveAgreement } from "@/server/services/agreement/internal/read-live-agreement";
import { countWaiting } from "@/server/services/adjudication/internal/count-waiting";
import { showRunway } from "@/server/services/gold/show-runway";
import { shownProportion } from "@/server/services/shown-proportion";
import { noAnswers, readAnswerPlot } from "./internal/read-answer-plot";
import { readDatasets } from "./internal/read-datasets";
import { readHours } from "./internal/read-hours";
import { readJudged } from "./internal/read-judged";
import { ratesOnScale } from "@/server/domain/task/traits";

const presentMs = 10 * 60 * 1000;
const shownEvents = 10;

/** Everything the live page shows about a project at this moment. */
export async function showProgress(
  deps: Pick<Deps, "store" | "now">,
  scope: ViewScope,
): Promise<ProjectProgress> {
  const db = deps.store.read;
  const now = deps.now();
  const project = await readProject(db, scope.projectId);
  const { id, state, settings } = project;
  const judged = await readJudged(db, project);
  const dimensions = await readDimensions(db, id);
  const recent = await readRecent(db, project, { now, each: dimensions.length });
  const people = await annotatorTotals(db, id, now - presentMs);
  const { done, needed } = judged.judgments;
  return {
    state,
    at: isoInstant(now),
    dimensions: dimensions.map((each) => each.id),
    gold: goldAmong(settings),
    ...judged,
    openAssignments: await countLeases(db, id),
    annotators: { total: people.total, workingNow: people.workingNow, stopped: people.stopped },
    ratePerHour: ratePerHour(recent),
    hoursLeft: hoursLeft(state, needed - done, recent),
    goldAccuracy: shownProportion(people.goldRight, people.goldAnswered),
    agreement: await readLiveAgreement(db, project, dimensions),
    contestCount: await countContests(db, id),
    objectionCount: (await openObjections(db, id)).length,
    toAdjudicate: await countWaiting(deps, project),
    runway: await showRunway(deps, scope),
    due: amountOf(settings, people.dueMinor),
    payTotal: amountOf(settings, (settings.payPerHitMinor ?? 0) * judged.hits.needed),
    ...(ratesOnScale(project.taskType) ? await readAnswerPlot(db, id, dimensions) : noAnswers),
    judgmentsPerHour: await readHours(db, project, now),
    datasets: await readDatasets(db, project, judged),
    events: await readEvents(db, scope),
  };
}

/** Whether the judgments that are done and needed hold those of gold items. */
function goldAmong(settings: ProjectRow["settings"]): ProjectProgress["gold"] {
  if (meanGoldPerHit(settings) === 0) return "none";
  return settings.composition === "fixed" ? "included" : "excluded";
}

async function readRecent(
  db: Db,
  project: ProjectRow,
  { now, each }: { now: number; each: number },
): Promise<Recent> {
  const spanMs = Math.min(hourMs, now - (project.launchedAt ?? now));
  const { n, workItems } = await submissionsSince(db, project.id, now - spanMs);
  const answers = workItems + Math.round(n * meanGoldPerHit(project.settings));
  return { submissions: n, judgments: answers * each, spanMs };
}

async function readEvents(db: Db, { projectId, role }: ViewScope): Promise<ProjectProgress["events"]> {
  const events = await latestEvents(db, projectId, shownEvents);
  return events.map(({ at, data, ...event }) => ({
    ...event,
    data: mayReadEvent(role, event.kind) ? data : {},
    at: isoInstant(at),
  }));
}
