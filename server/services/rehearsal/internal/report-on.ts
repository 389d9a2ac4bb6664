import { allPayMinor, judgmentTotals } from "@/db/queries/project-rows";
import { readProject } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ComputedPoint } from "@/server/domain/agreement/live-agreement";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { moneyOf } from "@/server/domain/payment/amount-of";
import { fatesOf, endedOf } from "@/server/domain/rehearsal/fates";
import { goldWidthsOf } from "@/server/domain/rehearsal/gold-widths";
import type { GoldWidths, RehearsalReport } from "@/server/domain/rehearsal/rehearsal";
import { workingHours } from "@/server/domain/rehearsal/working-hours";
import { namesAnswers } from "@/server/domain/task/traits";
import { goldOfDimension } from "@/server/services/aggregation/internal/gold-of-dimension";
import { offeredMethods } from "@/server/services/aggregation/internal/offered-methods";
import { liveStatisticOf } from "@/server/services/agreement/internal/read-live-agreement";
import { showRunway } from "@/server/services/gold/show-runway";
import { readJudged } from "@/server/services/progress/internal/read-judged";
import type { RehearsalDone } from "@/server/services/rehearsal/rehearsed-person";
import { readSource } from "@/server/services/release/internal/read-source";
import { shownProportion } from "@/server/services/shown-proportion";

/** A person at work as the report counts them. */
type Worked = RehearsalDone & { pages: number };

/** What a rehearsal that has ended says of the campaign to come. The database holds the copy alone. */
export async function reportOn(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  { work, agreement }: { work: readonly Worked[]; agreement: ComputedPoint },
): Promise<RehearsalReport> {
  const db = deps.store.read;
  const project = await readProject(db, scope.projectId);
  const { judgments } = await readJudged(db, project);
  const people = fatesOf(work);
  const carefulStopped = endedOf(people, ["careful"], "stopped");
  const carelessFinished = endedOf(people, ["random", "one-answer"], "finished");
  return {
    cost: moneyOf(project.settings.currency, await allPayMinor(db, project.id)),
    hours: workingHours(work),
    pages: work.reduce((sum, { pages }) => sum + pages, 0),
    judgments: { counted: judgments.done, needed: judgments.needed },
    people,
    carefulStopped: shownProportion(carefulStopped.hits, carefulStopped.trials),
    carelessFinished: shownProportion(carelessFinished.hits, carelessFinished.trials),
    goldWidths: await deps.store.snapshot((view) => widthsOf(view, project)),
    agreement: { statistic: liveStatisticOf(project), figure: agreement.figure },
    goldLeft: (await showRunway(deps, scope)).least,
    discarded: (await judgmentTotals(db)).discarded,
  };
}

/** Of the values that a release of the copy would have. */
async function widthsOf(
  db: Db,
  project: Awaited<ReturnType<typeof readProject>>,
): Promise<GoldWidths | null> {
  const { id, taskType, settings } = project;
  if (namesAnswers(taskType) || (await offeredMethods(db, project)).length === 0) return null;
  const source = await readSource(db, {
    projectId: id,
    version: 1,
    aggregation: settings.aggregation,
    // Nobody's name leaves this place.
    secret: "",
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const golds = source.facts.dimensions.flatMap((_, at) => goldOfDimension(source, at, settings.aggregation));
  return goldWidthsOf(golds);
}
