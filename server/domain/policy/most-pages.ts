import type { Policies } from "./policies";

/** The most pages of one person, by either limit; null where there is none. */
export function mostPages({
  limits,
  hitSize,
}: Pick<Policies, "limits"> & { hitSize: number }): number | null {
  const { hitsPerAnnotator, itemsPerAnnotator } = limits;
  const byItems =
    itemsPerAnnotator === null ? Infinity : Math.max(1, Math.floor(itemsPerAnnotator / hitSize));
  const most = Math.min(hitsPerAnnotator ?? Infinity, byItems);
  return most === Infinity ? null : most;
}
