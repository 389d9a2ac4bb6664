import type { ShownItem } from "@/server/domain/assignment/assignment";
import type { StoredItem } from "@/server/domain/task/task";
import type { ShownCheck } from "./attention-check";

/** What a page shows: its items, and its attention check if it has one. */
interface Page {
  shown: readonly ShownItem[];
  attentionCheck: ShownCheck | null;
}

/** Everything on a page in the order in which it is shown, the attention check like any item. */
export function pageWithCheck({ shown, attentionCheck }: Page): ShownItem[] {
  if (attentionCheck === null) return [...shown];
  const { key, checkId, at, order, swapped } = attentionCheck;
  const sides = { ...(order && { order }), ...(swapped !== undefined && { swapped }) };
  return [...shown.slice(0, at), { key, itemId: checkId, isGold: false, ...sides }, ...shown.slice(at)];
}

/** The items of a page by their ids, with its attention check. */
export function itemsWithCheck<Item extends StoredItem & { itemId: string }>(
  items: readonly Item[],
  { attentionCheck }: Pick<Page, "attentionCheck">,
): Map<string, StoredItem> {
  const byId = new Map<string, StoredItem>(items.map((item) => [item.itemId, item]));
  if (attentionCheck !== null) byId.set(attentionCheck.checkId, attentionCheck);
  return byId;
}
