import type { QueuePlace } from "@/server/domain/adjudication/contracts";
import { seedOf } from "@/server/ids";

/** A place with what decides between equally wide ones. */
export interface RankedPlace extends QueuePlace {
  tie: number;
}

/**
 * The order in which somebody meets what waits: differences to settle first, then the widest range, then the widest
 * interval. Equally wide items come to each person in another order, so that two who work at once seldom meet the same.
 */
export function queueOrder(userId: string) {
  return {
    rank: (place: QueuePlace): RankedPlace => ({
      ...place,
      tie: seedOf(userId, place.itemId, place.dimensionId),
    }),
    compare: (a: RankedPlace, b: RankedPlace): number =>
      Number(b.isEscalated) - Number(a.isEscalated) ||
      b.range - a.range ||
      b.ciWidth - a.ciWidth ||
      a.tie - b.tie ||
      (a.itemId < b.itemId ? -1 : Number(a.itemId > b.itemId)),
  };
}
