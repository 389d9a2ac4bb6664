import type { ShownItem } from "@/server/domain/assignment/assignment";
import type { AskedItem, StoredItem } from "./task";

const unread: StoredItem = { textA: "", textB: "", content: null };

/**
 * The items of a page as they were put before its annotator, by key.
 * @param items by their ids; may lack those of a type whose answers can be checked without them.
 */
export function askedItems(
  shown: readonly ShownItem[],
  items: ReadonlyMap<string, StoredItem>,
  page: Pick<AskedItem, "dimensions" | "settings">,
): Map<string, AskedItem> {
  return new Map(
    shown.map(({ key, itemId, order = [] }) => [key, { ...(items.get(itemId) ?? unread), ...page, order }]),
  );
}
