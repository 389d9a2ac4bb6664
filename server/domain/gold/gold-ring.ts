/** A share of gold has no exact binary form. */
const tiny = 1e-9;

/**
 * How many gold items go with all work items once: each has a place among them, as any item has, so that whoever comes by
 * a place meets its gold, and no gold item is met by more people than the items around it. With fewer gold items than
 * that, each has several places.
 * @param rate the share of gold on a page, below 1.
 */
export const goldSlots = (workItems: number, rate: number): number =>
  Math.max(1, Math.ceil((workItems * rate) / (1 - rate) - tiny));

/**
 * The gold items nearest to a point of the ring, the nearest first, each once.
 * @param goldIds in the order of the ring; @param slots places that there are for them.
 * @param at the point as a share of the way round, from 0; @param most how many to name.
 */
export function nearestGold(goldIds: readonly string[], slots: number, at: number, most: number): string[] {
  const middle = Math.floor(at * slots);
  const near = new Set<string>();
  for (let step = 0; step < Math.min(slots, 2 * most) && near.size < most; step += 1) {
    const away = step % 2 === 0 ? -step / 2 : (step + 1) / 2;
    const slot = (((middle + away) % slots) + slots) % slots;
    const itemId = goldIds[slot % goldIds.length];
    if (itemId !== undefined) near.add(itemId);
  }
  return [...near];
}
