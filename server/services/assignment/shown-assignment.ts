import type { Lease } from "@/db/queries/assignments";
import type { Dimension } from "@/db/queries/dimensions";
import type { HitItem } from "@/db/queries/hits";
import type { LeasedAssignment } from "@/server/domain/assignment/contracts";

/** A lease as its annotator gets to see it: nothing in it tells gold from other items. */
export function shownAssignment(
  lease: Lease,
  page: number,
  items: readonly HitItem[],
  dimensions: readonly Dimension[],
): LeasedAssignment {
  const textsOf = new Map(items.map(({ itemId, textA, textB }) => [itemId, { textA, textB }]));
  const shownDimensions = dimensions.map(({ id, label, scale }) => ({ id, label, scale }));
  return {
    id: lease.assignmentId,
    kind: lease.kind,
    expiresAt: new Date(lease.expiresAt).toISOString(),
    page,
    items: lease.shown.map(({ key, itemId }) => {
      const { textA, textB } = textsOf.get(itemId) ?? { textA: "", textB: "" };
      return { key, type: "pair-rating", textA, textB, dimensions: shownDimensions };
    }),
  };
}
