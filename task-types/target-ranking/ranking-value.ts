import { noPlaces, putAt, ranksOf, type Places } from "./places";
import { rankingModes, type RankingMode } from "@/server/domain/task/target-ranking/ranking-mode";
import type { TargetRankingItem } from "@/server/domain/task/target-ranking/wire";

/** A ranking as the page keeps it, complete or not. */
export type RankingValue = {
  places: Places;
  /** Candidates that lost their place to another. */
  lost: readonly number[];
  input: RankingMode;
};

/** The places that are kept of a group; none where nothing fitting is. */
export function keptValue(value: unknown, candidates: number): RankingValue {
  return isRanking(value) && value.places.length === candidates
    ? value
    : { places: [...noPlaces(candidates)], lost: [], input: "buttons" };
}

const isPlace = (place: unknown) => Number.isInteger(place) && Number(place) >= 0;

/** What a browser kept may be of an earlier version. It is checked by hand, as a validator weighs more than the page. */
function isRanking(value: unknown): value is RankingValue {
  if (typeof value !== "object" || value === null) return false;
  const { places, lost, input }: Partial<Record<keyof RankingValue, unknown>> = value;
  return (
    Array.isArray(places) &&
    places.every((place) => place === null || isPlace(place)) &&
    Array.isArray(lost) &&
    lost.every(isPlace) &&
    rankingModes.some((mode) => mode === input)
  );
}

/**
 * What radio buttons say that were chosen before any script ran, on top of what was kept; null where none were. Of two
 * candidates at the same place the later one stands there and the other has lost it.
 */
export function chosenRanking(
  { key, candidates, allowTies }: Pick<TargetRankingItem, "candidates" | "allowTies"> & { key: string },
  radios: ReadonlyMap<string, string>,
  kept: unknown,
): RankingValue | null {
  const before = keptValue(kept, candidates.length);
  let places: Places = before.places;
  const lost = new Set(before.lost);
  let any = false;
  candidates.forEach((_, candidate) => {
    const chosen = radios.get(`${key}.${candidate}`);
    if (chosen === undefined) return;
    any = true;
    const change = putAt(places, candidate, Number(chosen), allowTies);
    places = change.places;
    if (change.displaced !== null) lost.add(change.displaced.candidate);
  });
  const without = [...lost].filter((candidate) => places[candidate] === null);
  return any ? { places: [...places], lost: without, input: "buttons" } : null;
}

/** The keys of a whole ranking as they are sent, most similar first; null while a candidate has no place. */
export function rankingOf(places: Places, keys: readonly string[]): (string | string[])[] | null {
  const ranks = ranksOf(places);
  if (ranks === null) return null;
  return [...new Set(ranks)]
    .sort((one, other) => one - other)
    .map((rank) => keys.filter((_, candidate) => ranks[candidate] === rank))
    .map((shared) => (shared.length === 1 ? (shared[0] ?? "") : shared));
}

/** The places from which a ranking was sent; who shares one takes up as many as there are of them. */
export function placesOf(ranking: readonly (string | readonly string[])[], keys: readonly string[]): Places {
  const places = new Map<string, number>();
  for (const shared of ranking) {
    const place = places.size;
    for (const key of typeof shared === "string" ? [shared] : shared) places.set(key, place);
  }
  return keys.map((key) => places.get(key) ?? null);
}
