import { laterBatchesOf, leasedPages } from "@/db/queries/batch-work";
import type { Db } from "@/db/store";
import { inChunks } from "@/server/domain/in-chunks";

/** How many pages with items of each batch people have in their hands; the first has the key of the project. */
export async function pagesOut(db: Db, projectId: string): Promise<Map<string, number>> {
  const pages = (await leasedPages(db, projectId)).map(({ hitId, shown }) =>
    hitId === null
      ? shown.filter(({ isGold, isRepeat }) => !isGold && isRepeat === undefined).map(({ itemId }) => itemId)
      : [hitId],
  );
  const later = new Map<string, string>();
  for (const ids of inChunks([...new Set(pages.flat())])) {
    for (const [id, batchId] of await laterBatchesOf(db, ids)) later.set(id, batchId);
  }
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const batchId of new Set(page.map((id) => later.get(id) ?? projectId))) {
      counts.set(batchId, (counts.get(batchId) ?? 0) + 1);
    }
  }
  return counts;
}
