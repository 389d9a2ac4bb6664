import { countAnnotatorStatusRefusals, annotatorStatusRefusals } from "@/db/queries/join-refusals";
import type { Deps } from "@/server/deps";
import { maxRefusals, type ListedRefusals } from "@/server/domain/annotator/refusal";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";

/** Who was not let in, as far as they can be known again: those who object first, then the newest. */
export async function listRefusals(
  deps: Pick<Deps, "store">,
  { projectId }: OrganizeScope,
): Promise<ListedRefusals> {
  return deps.store.snapshot(async (db) => {
    const rows = await annotatorStatusRefusals(db, projectId, maxRefusals);
    const refusals = rows.map(({ id, condition, given, source, externalId, createdAt, comment, answer }) => ({
      ...{ id, condition, given, source, externalId, comment, answer },
      at: isoInstant(createdAt),
    }));
    return { refusals, count: await countAnnotatorStatusRefusals(db, projectId) };
  });
}
