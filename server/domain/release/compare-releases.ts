import type { ReleaseManifest } from "./manifest";

/** What is known of a release besides its files: its manifest and its gold. */
export interface ComparedRelease {
  manifest: Pick<ReleaseManifest, "version" | "exclusions" | "adjudications">;
  gold: Iterable<ComparedGold>;
}

export interface ComparedGold {
  dataset: string;
  item: string;
  dimension: string;
  /** null where there is none. */
  value: number | null;
}

/** A gold value that is another one now. */
interface MovedGold extends Omit<ComparedGold, "value"> {
  from: number | null;
  to: number | null;
}

/** What moved from one release to another of the same project. */
export interface ReleaseChange {
  from: number;
  to: number;
  /** Gold values, one an item and dimension, that are only in the later or only in the earlier release. */
  added: number;
  removed: number;
  /** Those in both that differ. */
  moved: number;
  /** The mean and the greatest distance of all values that both have; null where they share none. */
  meanMove: number | null;
  mostMove: number | null;
  /** Furthest moved first, at most fifty; values that came or went are before them. */
  furthest: MovedGold[];
  /** How many are excluded and how many values were decided, before and after. */
  excluded: [number, number];
  adjudicated: [number, number];
}

const maxNamed = 50;

/** @param earlier and later may come in any order of items. */
export function compareReleases(earlier: ComparedRelease, later: ComparedRelease): ReleaseChange {
  const before = byKey(earlier.gold);
  const after = byKey(later.gold);
  const shared = [...after].flatMap(([key, { value: to, ...named }]) => {
    const from = before.get(key);
    return from === undefined ? [] : [{ ...named, from: from.value, to }];
  });
  const distances = shared.map(distanceOf).filter(Number.isFinite);
  const moved = shared.filter(({ from, to }) => from !== to);
  moved.sort((a, b) => (distanceOf(a) === distanceOf(b) ? 0 : distanceOf(b) - distanceOf(a)));
  return {
    from: earlier.manifest.version,
    to: later.manifest.version,
    added: after.size - shared.length,
    removed: before.size - shared.length,
    moved: moved.length,
    meanMove: distances.length === 0 ? null : distances.reduce((sum, one) => sum + one, 0) / distances.length,
    mostMove: distances.length === 0 ? null : distances.reduce((most, one) => Math.max(most, one), 0),
    furthest: moved.slice(0, maxNamed),
    excluded: [excludedIn(earlier), excludedIn(later)],
    adjudicated: [adjudicatedIn(earlier), adjudicatedIn(later)],
  };
}

function byKey(gold: Iterable<ComparedGold>): Map<string, ComparedGold> {
  const found = new Map<string, ComparedGold>();
  for (const one of gold) found.set(JSON.stringify([one.dataset, one.item, one.dimension]), one);
  return found;
}

/** Infinite where a value came or went, 0 where there is none in both. */
function distanceOf({ from, to }: MovedGold): number {
  if (from === to) return 0;
  return from === null || to === null ? Infinity : Math.abs(to - from);
}

function excludedIn({ manifest }: ComparedRelease): number {
  return manifest.exclusions.filter(({ takenBackAt }) => takenBackAt === null).length;
}

function adjudicatedIn({ manifest: { adjudications } }: ComparedRelease): number {
  const inForce = adjudications.filter(({ undoneAt }) => undoneAt === null);
  return new Set(inForce.map(({ dataset, item, dimension }) => JSON.stringify([dataset, item, dimension])))
    .size;
}
