import { itemLimit } from "@/server/domain/assignment/item-limit";
import type { ProjectSettings } from "@/server/domain/project/project";

interface Worker {
  /** Pages and items of submitted work. */
  hits: number;
  judged: number;
  /** Items of a list of their own that are still to be judged; null where they have none. */
  listLeft: number | null;
}

type PagedSettings = Pick<ProjectSettings, "limits" | "hitSize">;

/**
 * How many pages of work somebody has done, and how many there can be for them in all, under the limits and on their list.
 * @param itemCount items that anybody can meet in the work; a person judges each once.
 */
export function pagesDone(
  { limits, hitSize }: PagedSettings,
  itemCount: number,
  { hits, judged, listLeft }: Worker,
) {
  const itemsLeft =
    listLeft ?? Math.max(0, Math.min(itemLimit(limits, itemCount) ?? itemCount, itemCount) - judged);
  const pagesLeft = Math.ceil(itemsLeft / hitSize);
  const hitsLeft = Math.max(0, (limits.hitsPerAnnotator ?? Infinity) - hits);
  return { done: hits, of: hits + Math.min(pagesLeft, hitsLeft) };
}
