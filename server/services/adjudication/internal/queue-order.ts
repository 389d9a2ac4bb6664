import { tieCount } from "@/db/queries/item-spreads";
import type { QueuePlace } from "@/server/domain/adjudication/contracts";
import { seedOf } from "@/server/ids";

/** A place with what decides between equally wide ones. */
export interface RankedPlace extends QueuePlace {
  tie: number;
}

/** What scatters equally wide items, before each person's turn is added. */
export const tieOf = ({ itemId, dimensionId }: Pick<QueuePlace, "itemId" | "dimensionId">): number =>
  seedOf(itemId, dimensionId) % tieCount;

/**
 * The order in which somebody meets what waits: differences to settle first, then the widest range, then the widest
 * interval. Equally wide items begin for each person at another one, so that two who work at once seldom meet the same.
 */
export function queueOrder(userId: string) {
  const turn = seedOf(userId) % tieCount;
  return {
    turn,
    rank: (place: QueuePlace): RankedPlace => ({ ...place, tie: (tieOf(place) + turn) % tieCount }),
    compare: (a: RankedPlace, b: RankedPlace): number =>
      Number(b.isEscalated) - Number(a.isEscalated) ||
      b.range - a.range ||
      b.ciWidth - a.ciWidth ||
      a.tie - b.tie ||
      (a.itemId < b.itemId ? -1 : Number(a.itemId > b.itemId)),
  };
}
