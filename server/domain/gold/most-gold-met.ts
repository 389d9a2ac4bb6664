import type { ProjectSettings } from "@/server/domain/project/project";

export type GoldMetSettings = Pick<
  ProjectSettings,
  "composition" | "hitSize" | "goldPerHit" | "goldFrequency" | "limits"
>;

/**
 * The most gold items that one person can meet in the work, by the limits of what they may judge.
 * @returns Infinity where nothing limits it.
 */
export function mostGoldMet(settings: GoldMetSettings): number {
  const { composition, hitSize, goldPerHit, goldFrequency, limits } = settings;
  const hits = limits.hitsPerAnnotator ?? Infinity;
  const items = limits.itemsPerAnnotator ?? Infinity;
  if (goldFrequency.kind === "adaptive")
    return Math.ceil(Math.min(items, hits * hitSize) / goldFrequency.low);
  if (goldPerHit === 0) return 0;
  // A fixed HIT is given whole or not at all; a composed HIT may be shorter and hold its gold all the same.
  const round = composition === "fixed" ? Math.floor : Math.ceil;
  return goldPerHit * Math.min(hits, round(items / hitSize));
}
