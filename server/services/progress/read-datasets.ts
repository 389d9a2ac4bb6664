import { datasetsWithItems } from "@/db/queries/items";
import { countedByDataset, laidOutByDataset } from "@/db/queries/progress";
import type { ProjectRow } from "@/db/queries/projects";
import type { Db } from "@/db/store";
import type { ProjectProgress } from "@/server/domain/project/progress";
import type { Judged } from "./read-judged";

/** How much of each dataset is judged. A project with one dataset needs no counting of its own. */
export async function readDatasets(
  db: Db,
  project: ProjectRow,
  { judgments }: Judged,
): Promise<ProjectProgress["datasets"]> {
  const datasets = await datasetsWithItems(db, project.id);
  const [only] = datasets;
  if (only !== undefined && datasets.length === 1) return [{ name: only.name, items: only.items, judgments }];
  const counted = await countedByDataset(db, project.id);
  const laidOut = await laidOutByDataset(db, project.id);
  return datasets.map(({ id, name, items }) => ({
    name,
    items,
    judgments: { done: counted.get(id) ?? 0, needed: (laidOut.get(id) ?? 0) * project.settings.overlap },
  }));
}
