/**
 * Puts items on HITs so that those of one group share a HIT; a group larger than a HIT goes in HIT-sized parts
 * and a rest. Fills each HIT as far as groups allow: largest first, each to the fullest HIT that has room for it.
 * @param groupOf the group of each item that has one.
 * @param capacity items that a HIT holds, at least 1.
 * @returns HITs of 1 to `capacity` items; the order of the items settles which of equal groups come first.
 * Source: best fit decreasing (Johnson 1973).
 */
export function packGroups(
  itemIds: readonly string[],
  groupOf: ReadonlyMap<string, string>,
  capacity: number,
): string[][] {
  const hits: string[][] = [];
  const withRoomFor: string[][][] = Array.from({ length: capacity }, () => []);
  for (const part of partsOf(itemIds, groupOf, capacity).sort((a, b) => b.length - a.length)) {
    const hit =
      withRoomFor
        .slice(part.length)
        .find((waiting) => waiting.length > 0)
        ?.pop() ?? [];
    if (hit.length === 0) hits.push(hit);
    hit.push(...part);
    withRoomFor[capacity - hit.length]?.push(hit);
  }
  return hits;
}

/** Groups and single items, cut to what a HIT holds. */
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
