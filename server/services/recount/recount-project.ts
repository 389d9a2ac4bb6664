import { everyAnnotatorId } from "@/db/queries/annotator-figures";
import { lockAnnotator, recountAnnotators } from "@/db/queries/annotators";
import { recountGoldAnswers } from "@/db/queries/gold-answer-counts";
import { lockWorkOn } from "@/db/queries/batch-work";
import { itemIdsInParts } from "@/db/queries/item-walk";
import { markCounted } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { inChunks } from "@/server/domain/in-chunks";
import { keepSpreadsAnew } from "@/server/services/adjudication/internal/keep-spreads";

/** So many are counted in one transaction, so that nobody who works waits long behind it. */
const besideWork = 100;

export interface Recounted {
  annotators: number;
  items: number;
}

/**
 * Counts anew all that lists read of a project, from its pages, judgments and pay; people may work meanwhile.
 * @param atOnce how many annotators or items one transaction counts; more are quicker where nobody waits
 */
export async function recountProject(
  { store }: Pick<Deps, "store">,
  projectId: string,
  atOnce = besideWork,
): Promise<Recounted> {
  const counted: Recounted = { annotators: 0, items: 0 };
  for (const ids of inChunks(await everyAnnotatorId(store.read, projectId), atOnce)) {
    await store.write(async (tx) => {
      for (const annotatorId of ids) await lockAnnotator(tx, { annotatorId });
      await recountAnnotators(tx, ids);
    });
    counted.annotators += ids.length;
  }
  for await (const ids of itemIdsInParts(store.read, projectId, atOnce)) {
    await store.write(async (tx) => {
      await lockWorkOn(tx, ids);
      await keepSpreadsAnew(tx, ids);
      await recountGoldAnswers(tx, ids);
    });
    counted.items += ids.length;
  }
  await store.write((tx) => markCounted(tx, projectId));
  return counted;
}
