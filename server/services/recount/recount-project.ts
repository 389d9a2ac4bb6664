import { annotatorIdsAfter, itemIdsAfter } from "@/db/queries/annotator-figures";
import { lockAnnotator, recountAnnotators } from "@/db/queries/annotators";
import { recountGoldAnswers } from "@/db/queries/gold-answer-counts";
import { holdPlacesOf } from "@/db/queries/item-spreads";
import { markCounted } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
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
  const annotators = await inParts(
    (after) => annotatorIdsAfter(store.read, projectId, { after, count: atOnce }),
    (ids) =>
      store.write(async (tx) => {
        for (const annotatorId of ids) await lockAnnotator(tx, { annotatorId });
        await recountAnnotators(tx, ids);
      }),
  );
  const items = await inParts(
    (after) => itemIdsAfter(store.read, projectId, { after, count: atOnce }),
    (ids) =>
      store.write(async (tx) => {
        await holdPlacesOf(tx, ids);
        await keepSpreadsAnew(tx, ids);
        await recountGoldAnswers(tx, ids);
      }),
  );
  await store.write((tx) => markCounted(tx, projectId));
  return { annotators, items };
}

async function inParts(
  next: (after: string) => Promise<string[]>,
  count: (ids: string[]) => Promise<void>,
): Promise<number> {
  let counted = 0;
  for (let ids = await next(""); ids.length > 0; ids = await next(ids.at(-1) ?? "")) {
    await count(ids);
    counted += ids.length;
  }
  return counted;
}
