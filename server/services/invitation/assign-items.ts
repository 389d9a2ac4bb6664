import { deleteLists, insertNamedItems, itemsWithIds } from "@/db/queries/named-items";
import { lockProject, type ProjectRow } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { AssignedItems } from "@/server/domain/invitation/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { resolveNamedList, type NamedPlace } from "@/server/imports/named-list/resolve-named-list";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { requireDraft } from "@/server/services/project/internal/require-draft";
import { ensureInvitations } from "./internal/ensure-invitations";
import { listRefused, readList } from "./internal/read-list";

/**
 * Assigns items to people by a list, whole or not at all; it takes the place of any list before. Who is on it and not
 * invited yet is invited.
 * @throws DomainError `file_refused` with each line that is at fault, `project_not_draft`, `composition_fixed`.
 */
export async function assignItems(
  deps: Deps,
  scope: OrganizeScope,
  file: ImportFile,
): Promise<AssignedItems> {
  const rows = await readList(file);
  return deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    requireAssignable(project);
    const items = await itemsWithIds(tx, project.id, [...new Set(rows.map(({ item }) => item))]);
    const { places, errors } = resolveNamedList(rows, items, project.settings.overlap);
    if (errors.length > 0) throw listRefused(file.fileName, errors);
    const people = [...new Set(places.map(({ person }) => person))];
    const { ids, added } = await ensureInvitations(deps, tx, project.id, people);
    await deleteLists(tx, project.id);
    await insertNamedItems(tx, places.map(rowOf(ids)));
    await recordEvent(deps, tx, scope, "items_named", { people: people.length, places: places.length });
    return {
      people: people.length,
      invited: added,
      items: new Set(places.map(({ itemId }) => itemId)).size,
      places: places.length,
    };
  });
}

function requireAssignable(project: ProjectRow): void {
  requireDraft(project, "Who judges which item is settled at the launch.");
  if (project.settings.composition === "fixed") {
    throw new DomainError(
      "composition_fixed",
      "Items can be assigned to people only where pages are composed when they are asked for.",
    );
  }
}

const rowOf =
  (ids: ReadonlyMap<string, string>) =>
  ({ person, itemId, position }: NamedPlace) => {
    const invitationId = ids.get(person);
    if (invitationId === undefined) throw new Error(`${person} has no invitation.`);
    return { invitationId, itemId, position };
  };
