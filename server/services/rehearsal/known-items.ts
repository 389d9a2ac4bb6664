import { itemsToRehearse, shownIn } from "@/db/queries/rehearsal";
import { readScale } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { scaleRange } from "@/server/domain/scale/scale-range";
import type { ScaleDraft } from "@/server/domain/scale/scale";
import { tokenOverlap } from "@/server/stats/token-overlap";

/** What a rehearsal knows of an item that annotators do not. */
export interface KnownItem {
  dataset: string;
  externalId: string;
  /** Its score from the file, else its gold answer, else its token overlap stretched over the scale. */
  truth: number;
}

/** Reads what simulated annotators need to know: the scale, and every item by its id. */
export async function readKnownItems(
  deps: Pick<Deps, "store">,
  { projectId }: ProjectScope,
): Promise<{ scale: ScaleDraft; items: Map<string, KnownItem> }> {
  const { scale } = await readScale(deps.store.read, projectId);
  const { min, max } = scaleRange(scale);
  const rows = await itemsToRehearse(deps.store.read, projectId);
  const items = new Map(
    rows.map(({ id, dataset, externalId, textA, textB, referenceScore, goldAnswer }) => {
      const overlap = tokenOverlap(textA, textB).value ?? 0;
      return [
        id,
        { dataset, externalId, truth: referenceScore ?? goldAnswer ?? min + overlap * (max - min) },
      ];
    }),
  );
  return { scale, items };
}

/** Which item each key of an assignment stands for. */
export async function resolveKeys(
  deps: Pick<Deps, "store">,
  { projectId }: ProjectScope,
  assignmentId: string,
): Promise<Map<string, string>> {
  const shown = await shownIn(deps.store.read, projectId, assignmentId);
  return new Map(shown.map(({ key, itemId }) => [key, itemId]));
}
