import type { PairItem } from "../pair-card/pair-item";

/** The one dimension on which a pair is rated. */
export function dimensionOf({ dimensions }: PairItem): PairItem["dimensions"][number] {
  const only = dimensions[0];
  if (only === undefined) throw new Error("A pair is rated on one dimension.");
  return only;
}
