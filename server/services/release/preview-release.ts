import { excludedNow } from "@/db/queries/exclusions";
import { dimensionNames } from "@/db/queries/dimensions";
import { readProject, type ProjectRow } from "@/db/queries/projects";
import { releaseCounts } from "@/db/queries/releases";
import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ViewScope } from "@/server/domain/organizer/actor";
import { hasValues } from "@/server/domain/task/traits";
import type { ReleaseOutlook } from "@/server/domain/release/release-page";
import { countOpen } from "@/server/services/adjudication/internal/read-open";
import { offeredMethods } from "@/server/services/aggregation/internal/offered-methods";
import { readDecided } from "@/server/services/adjudication/internal/read-decided";

/** What a release that is made now would hold, and what it would still lack. */
export async function previewRelease(
  deps: Pick<Deps, "store">,
  { projectId }: ViewScope,
): Promise<ReleaseOutlook> {
  const db = deps.store.read;
  const project = await readProject(db, projectId);
  const { aggregation, overlap } = project.settings;
  const dimensions = await dimensionNames(db, projectId);
  const datasets = await releaseCounts(db, projectId, overlap * dimensions.length);
  const sum = (count: "items" | "itemsWithoutJudgments" | "itemsBelowOverlap") =>
    datasets.reduce((all, dataset) => all + dataset[count], 0);
  const hasValue = hasValues(project.taskType);
  return {
    aggregation: hasValue ? aggregation : null,
    isMeaningful: !hasValue || (await offeredMethods(db, project)).includes(aggregation.aggregation.method),
    items: sum("items"),
    itemsWithoutJudgments: sum("itemsWithoutJudgments"),
    itemsBelowOverlap: sum("itemsBelowOverlap"),
    excluded: (await excludedNow(db, projectId)).size,
    ...(await countDecisions(db, project)),
    isInterim: project.state === "live" || project.state === "paused",
  };
}

async function countDecisions(db: Db, project: ProjectRow) {
  const decided = await readDecided(db, project);
  return {
    adjudicated: [...decided.values()].filter(({ state }) => state === "settled").length,
    toAdjudicate: (await countOpen(db, project, decided)).decisions,
  };
}
