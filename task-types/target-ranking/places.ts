import { ranksOfOrder } from "@/server/stats/ranking/ranks-of-order";

/** The place of each candidate of a group, by the order in which they are shown: from 0 for the first, null without one. */
export type Places = readonly (number | null)[];

/** Who had to give way to another candidate, and the place got for it; null where there is none to have. */
export interface Displaced {
  candidate: number;
  place: number | null;
}

/** What a change made of the places. */
export interface PlacesChange {
  places: Places;
  displaced: Displaced | null;
}

export const noPlaces = (candidates: number): Places => Array.from({ length: candidates }, () => null);

export const placedCount = (places: Places): number => places.filter((place) => place !== null).length;

/** The candidate at a place; null at a free one. */
export function candidateAt(places: Places, place: number): number | null {
  const candidate = places.indexOf(place);
  return candidate === -1 ? null : candidate;
}

/** The next candidate without a place after this one, round the end; null when all have one. */
export function nextWithoutPlace(places: Places, after: number): number | null {
  const onwards = places.map((_, at) => (after + 1 + at) % places.length);
  return onwards.find((candidate) => places[candidate] === null) ?? null;
}

/**
 * Puts a candidate at a place. Whoever stands there gets the place that the candidate leaves, or none; where ties are
 * allowed, both stay there.
 */
export function putAt(places: Places, candidate: number, place: number, allowTies: boolean): PlacesChange {
  const left = places[candidate] ?? null;
  const there = allowTies || left === place ? null : candidateAt(places, place);
  const swapped = places.map((each, at) => {
    if (at === candidate) return place;
    return at === there ? left : each;
  });
  return { places: swapped, displaced: there === null ? null : { candidate: there, place: left } };
}

export function takeOut(places: Places, candidate: number): Places {
  return places.map((place, at) => (at === candidate ? null : place));
}

/** Moves a candidate up or down by a place; at either end, and without a place, it stays. */
export function moveBy(places: Places, candidate: number, by: 1 | -1, allowTies: boolean): PlacesChange {
  const from = places[candidate] ?? null;
  const to = from === null ? -1 : from + by;
  return to < 0 || to >= places.length
    ? { places, displaced: null }
    : putAt(places, candidate, to, allowTies);
}

/**
 * The rank of each candidate, from 1 for the most similar. Candidates that share a place share a rank, and the next
 * rank follows without a gap, whatever places stay free.
 * @returns null while a candidate has no place.
 */
export function ranksOf(places: Places): number[] | null {
  const taken = places.filter((place) => place !== null);
  if (taken.length < places.length) return null;
  const ascending = [...new Set(taken)].sort((a, b) => a - b);
  return taken.map((place) => ascending.indexOf(place) + 1);
}

/** The candidates by number, most similar first; null while one has no place. Those that share one keep their order. */
export function orderOf(places: Places): number[] | null {
  const ranks = ranksOf(places);
  if (ranks === null) return null;
  return ranks.map((_, at) => at).sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
}

/** The places of candidates that stand in this order. */
export const placesOfOrder = (order: readonly number[]): Places =>
  ranksOfOrder(order).map((rank) => rank - 1);
