import type { ShownItem } from "@/server/domain/assignment/assignment";
import type { AskedItem, StoredItem } from "@/server/domain/task/task";
import type { Twin } from "@/server/domain/twin/twin";

/** Only of what is two texts and nothing more there are twins. */
const ofTwin = ({ textA, textB }: Twin): StoredItem => ({ textA, textB, content: null });

const unread: StoredItem = { textA: "", textB: "", content: null };

/**
 * The items of a page as they were put before its annotator, by key.
 * @param items by their ids; may lack those of a type whose answers can be checked without them.
 */
export function askedItems(
  shown: readonly ShownItem[],
  items: ReadonlyMap<string, StoredItem>,
  { dimensions, settings }: Pick<AskedItem, "dimensions" | "settings">,
): Map<string, AskedItem> {
  const asked = new Map<string, AskedItem>();
  for (const { key, itemId, twin, order = [], swapped = false } of shown) {
    // Field by field: this is done for every item of every page, and a copy of a wide row takes ten times as long.
    const { textA, textB, content } = twin === undefined ? (items.get(itemId) ?? unread) : ofTwin(twin);
    asked.set(key, { textA, textB, content, order, dimensions, settings, isSwapped: swapped });
  }
  return asked;
}
