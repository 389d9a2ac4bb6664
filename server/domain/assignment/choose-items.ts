import { shuffled, type Random } from "@/server/stats/random";

/** An item that is open and new to the annotator. */
export interface Candidate {
  itemId: string;
  groupKey: string | null;
}

export interface ChooseItemsInput {
  /** In the order of need, greatest first. */
  candidates: readonly Candidate[];
  /** Further open items of the candidates' groups, which a search may not have come to; any candidates among them too. */
  mates: readonly Candidate[];
  /** The most items to choose. */
  size: number;
  keepGroups: boolean;
  random: Random;
}

/** Why no more were chosen: the page is full, nothing else is open, or what is would be torn from its group. */
export type ChoiceReason = "full" | "none_open" | "groups_kept";

/**
 * Chooses the work items of a page, those with the most need first, and the order in which they are shown, which is
 * random. Where groups are kept together an item brings its whole group or is left for another page; a group larger
 * than the page goes in page-sized parts, and only as the first on a page.
 */
export function chooseItems({ candidates, mates, size, keepGroups, random }: ChooseItemsInput): {
  itemIds: string[];
  reason: ChoiceReason;
} {
  const groups = keepGroups ? groupsOf(candidates, mates) : candidates.map(({ itemId }) => [itemId]);
  const chosen: string[] = [];
  let isTorn = false;
  for (const group of groups) {
    const left = size - chosen.length;
    if (left === 0) break;
    if (chosen.length === 0) chosen.push(...group.slice(0, size));
    else if (group.length <= left) chosen.push(...group);
    else isTorn = true;
  }
  const fewer = isTorn ? "groups_kept" : "none_open";
  return { itemIds: shuffled(random, chosen), reason: chosen.length === size ? "full" : fewer };
}

/** Items that go together, each list at the place of its first candidate. */
function groupsOf(candidates: readonly Candidate[], mates: readonly Candidate[]): string[][] {
  const groups = new Map<string, Set<string>>();
  for (const { itemId, groupKey } of candidates) {
    // A group's key could be the id of an item without one.
    const key = groupKey === null ? `item ${itemId}` : `group ${groupKey}`;
    groups.set(key, (groups.get(key) ?? new Set()).add(itemId));
  }
  for (const { itemId, groupKey } of mates) groups.get(`group ${groupKey}`)?.add(itemId);
  return [...groups.values()].map((group) => [...group]);
}
