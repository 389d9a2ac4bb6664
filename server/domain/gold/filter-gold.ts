import type { GoldItem, GoldPageInput } from "./contracts";
import { foldForSearch } from "@/server/domain/item/search-text";
import type { goldFilters } from "./contracts";

const keeps: Record<(typeof goldFilters)[number], (item: GoldItem) => boolean> = {
  all: () => true,
  work: ({ use }) => use === "work",
  test: ({ use }) => use === "test",
  contested: ({ contested }) => contested > 0,
  off: ({ enabled }) => !enabled,
};

/** @param search part of an item's id or of its texts, in capitals or not. */
export function filterGold(
  items: readonly GoldItem[],
  { show, search }: Pick<GoldPageInput, "show" | "search">,
): GoldItem[] {
  const sought = foldForSearch(search.trim());
  const isSought = ({ externalId, textA, textB }: GoldItem) =>
    foldForSearch(`${externalId}\n${textA}\n${textB}`).includes(sought);
  return items.filter((item) => keeps[show](item) && isSought(item));
}
