import type { LeasedItem } from "@/server/task-types/wire";

/** The one dimension on which a pair is rated. */
export function dimensionOf({ dimensions }: LeasedItem): LeasedItem["dimensions"][number] {
  const only = dimensions[0];
  if (only === undefined) throw new Error("A pair is rated on one dimension.");
  return only;
}
