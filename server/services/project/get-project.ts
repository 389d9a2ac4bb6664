import { readDimensions } from "@/db/queries/dimensions";
import { countItems } from "@/db/queries/item-counts";
import { originalOf } from "@/db/queries/project-rows";
import { readProject, readScale } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { frozenSettingsOf } from "@/server/domain/project/frozen-settings";
import { isoInstant } from "@/server/domain/instant";

/** Everything an organizer sets about a project, with what cannot be changed any more. */
export async function getProject(deps: Pick<Deps, "store">, scope: ProjectScope): Promise<ProjectDetail> {
  const db = deps.store.read;
  const project = await readProject(db, scope.projectId);
  const { question, scale } = await readScale(db, scope.projectId);
  const dimensions = await readDimensions(db, scope.projectId);
  const { items, gold, testItems } = await countItems(db, scope.projectId);
  return {
    slug: project.slug,
    name: project.name,
    preset: project.preset,
    taskType: project.taskType,
    state: project.state,
    rehearsalOf: (await originalOf(db, project)) ?? null,
    language: project.language,
    settings: project.settings,
    question,
    dimensions: dimensions.map(({ id: name, label, definition }) => ({ name, question: label, definition })),
    scale,
    role: scope.role,
    itemCount: items - testItems,
    goldCount: gold - testItems,
    frozen: project.state === "draft" ? [] : ["slug", "scale", ...frozenSettingsOf(project.settings)],
    createdAt: isoInstant(project.createdAt),
    launchedAt: project.launchedAt === null ? null : isoInstant(project.launchedAt),
    closedAt: project.closedAt === null ? null : isoInstant(project.closedAt),
  };
}
