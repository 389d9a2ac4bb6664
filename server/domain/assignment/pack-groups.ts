/**
 * Puts items on pages so that those of one group share a page; a group larger than a page goes in page-sized parts
 * and a rest. Fills each page as far as groups allow: largest first, each to the fullest page that has room for it.
 * @param groupOf the group of each item that has one.
 * @param capacity items that a page holds, at least 1.
 * @returns pages of 1 to `capacity` items; the order of the items settles which of equal groups come first.
 * Source: best fit decreasing (Johnson 1973).
 */
export function packGroups(
  itemIds: readonly string[],
  groupOf: ReadonlyMap<string, string>,
  capacity: number,
): string[][] {
  const pages: string[][] = [];
  const withRoomFor: string[][][] = Array.from({ length: capacity }, () => []);
  for (const part of partsOf(itemIds, groupOf, capacity).sort((a, b) => b.length - a.length)) {
    const page =
      withRoomFor
        .slice(part.length)
        .find((waiting) => waiting.length > 0)
        ?.pop() ?? [];
    if (page.length === 0) pages.push(page);
    page.push(...part);
    withRoomFor[capacity - page.length]?.push(page);
  }
  return pages;
}

/** Groups and single items, cut to what a page holds. */
function partsOf(
  itemIds: readonly string[],
  groupOf: ReadonlyMap<string, string>,
  capacity: number,
): string[][] {
  const open = new Map<string, string[]>();
  const parts: string[][] = [];
  for (const itemId of itemIds) {
    const group = groupOf.get(itemId);
    const part = group === undefined ? undefined : open.get(group);
    if (part !== undefined && part.length < capacity) {
      part.push(itemId);
      continue;
    }
    const begun = [itemId];
    parts.push(begun);
    if (group !== undefined) open.set(group, begun);
  }
  return parts;
}
