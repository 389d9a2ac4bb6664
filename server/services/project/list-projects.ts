import { dimensionNames } from "@/db/queries/dimensions";
import { latestPoint } from "@/db/queries/agreement";
import { projectsOf } from "@/db/queries/projects";
import { annotatorTotals, lastChangeOf } from "@/db/queries/progress";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import { headlineDimension } from "@/server/domain/agreement/headline-dimension";
import { isoInstant } from "@/server/domain/instant";
import { amountOf } from "@/server/domain/payment/amount-of";
import type { ProjectSummary } from "@/server/domain/project/contracts";
import { launchGaps } from "@/server/domain/project/launch-gaps";
import { readCandidate } from "@/server/services/launch/internal/read-candidate";
import { liveStatisticOf } from "@/server/services/agreement/internal/read-live-agreement";
import { readJudged } from "@/server/services/progress/internal/read-judged";

/**
 * The actor's projects, the latest change first, with how far each is and what a draft still lacks.
 * @param only the one project to list of them; null for all
 */
export async function listProjects(
  deps: Pick<Deps, "store" | "now">,
  actor: Actor,
  only: string | null = null,
): Promise<ProjectSummary[]> {
  const db = deps.store.read;
  const all = await projectsOf(db, actor.kind === "user" ? actor.userId : null);
  const found = all.filter(({ project }) => only === null || project.id === only);
  const summaries: ProjectSummary[] = [];
  for (const { project, role } of found) {
    const { slug, name, preset, state, settings } = project;
    const { judgments } = await readJudged(db, project);
    const { dueMinor } = await annotatorTotals(db, project.id, deps.now());
    const gaps = state === "draft" ? launchGaps(await readCandidate(db, project)) : [];
    const figure = (await latestPoint(db, project.id))?.figure ?? null;
    const dimension = headlineDimension(await dimensionNames(db, project.id));
    const agreement = { statistic: liveStatisticOf(project), dimension, figure };
    const due = amountOf(settings, dueMinor);
    const changedAt = isoInstant((await lastChangeOf(db, project.id)) ?? project.createdAt);
    const isArchived = project.archivedAt !== null;
    const isRehearsal = project.rehearsalOf !== null;
    const progress = { judgments, agreement, due, gaps, changedAt };
    summaries.push({ slug, name, preset, state, role, isArchived, isRehearsal, ...progress });
  }
  return summaries.sort((a, b) => Date.parse(b.changedAt) - Date.parse(a.changedAt));
}
