import { lockGold, type GoldRow } from "@/db/queries/gold";
import { lockWhoMet } from "@/db/queries/gold-change";
import { holdProject, type ProjectRow } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import { findProjectItem } from "./find-project-item";

export interface ItemToChange {
  project: ProjectRow;
  item: { id: string; externalId: string };
  /** Its known answers so far, one a dimension; none where it is not gold. */
  before: GoldRow[];
}

/**
 * Holds an item's gold answer, its project and whoever has met it, so that nobody answers it meanwhile.
 * @throws DomainError `not_found`, also for an item of another project.
 */
export async function lockForChange(tx: Tx, projectId: string, itemId: string): Promise<ItemToChange> {
  await lockWhoMet(tx, itemId);
  const project = await holdProject(tx, projectId);
  const item = await findProjectItem(tx, project.id, itemId);
  return { project, item, before: await lockGold(tx, itemId) };
}
