import { moveBy, placedCount, putAt, takeOut, type Displaced, type Places } from "./places";

/** The candidate that is being moved, and the place that it is held over; null before one is chosen. */
interface Picked {
  candidate: number;
  over: number | null;
}

/** What happened last, for those who hear it and for the marks beside candidates. */
export type RankingNews =
  | { happened: "picked"; candidate: number; place: number | null }
  | { happened: "over"; place: number; occupant: number | null }
  | { happened: "placed"; candidate: number; place: number; displaced: Displaced | null; allPlaced: boolean }
  | { happened: "out"; candidate: number; placed: number }
  | { happened: "given-up"; candidate: number }
  | { happened: "nothing-picked" };

/** What is kept of a group. */
export interface Ranked {
  places: Places;
  /** Candidates that lost their place to another and have not got one since. */
  lost: readonly number[];
}

/** A group while it is ranked. Every door changes it through the same actions. */
export interface RankingState extends Ranked {
  picked: Picked | null;
  news: RankingNews | null;
}

export type RankingAction =
  | { type: "put"; candidate: number; place: number }
  | { type: "taken-out"; candidate: number }
  | { type: "moved"; candidate: number; by: 1 | -1 }
  | { type: "picked"; candidate: number }
  | { type: "held-over"; place: number | null }
  | { type: "place-pressed"; place: number }
  | { type: "put-down" }
  | { type: "given-up" };

export const startRanking = ({ places, lost }: Ranked): RankingState => ({
  places,
  lost,
  picked: null,
  news: null,
});

/** What each action makes of a group. @param allowTies whether candidates may share a place */
export function rankingReducer(state: RankingState, action: RankingAction, allowTies: boolean): RankingState {
  const { places, picked } = state;
  switch (action.type) {
    case "put":
      return settle(state, action.candidate, putAt(places, action.candidate, action.place, allowTies));
    case "moved":
      return settle(state, action.candidate, moveBy(places, action.candidate, action.by, allowTies));
    case "taken-out":
      return takenOut(state, action.candidate);
    case "picked":
      return {
        ...state,
        picked: { candidate: action.candidate, over: null },
        news: {
          happened: "picked",
          candidate: action.candidate,
          place: places[action.candidate] ?? null,
        },
      };
    case "held-over":
      return picked === null ? state : heldOver(state, picked, action.place);
    case "place-pressed":
      return picked === null
        ? { ...state, news: { happened: "nothing-picked" } }
        : settle(state, picked.candidate, putAt(places, picked.candidate, action.place, allowTies));
    case "put-down":
      if (picked === null) return state;
      if (picked.over === null) return givenUp(state, picked);
      return settle(state, picked.candidate, putAt(places, picked.candidate, picked.over, allowTies));
    case "given-up":
      return picked === null ? state : givenUp(state, picked);
  }
}

function heldOver(state: RankingState, picked: Picked, place: number | null): RankingState {
  if (picked.over === place) return state;
  const held = { ...state, picked: { ...picked, over: place } };
  if (place === null) return held;
  const occupant = state.places.findIndex((each, at) => each === place && at !== picked.candidate);
  return { ...held, news: { happened: "over", place, occupant: occupant === -1 ? null : occupant } };
}

function givenUp(state: RankingState, { candidate }: Picked): RankingState {
  return { ...state, picked: null, news: { happened: "given-up", candidate } };
}

function takenOut(state: RankingState, candidate: number): RankingState {
  const places = takeOut(state.places, candidate);
  return {
    ...state,
    places,
    picked: null,
    news: { happened: "out", candidate, placed: placedCount(places) },
  };
}

function settle(
  state: RankingState,
  candidate: number,
  { places, displaced }: { places: Places; displaced: Displaced | null },
): RankingState {
  const place = places[candidate] ?? null;
  if (place === null) return { ...state, picked: null };
  const without = [...state.lost, ...(displaced === null ? [] : [displaced.candidate])];
  return {
    places,
    picked: null,
    lost: [...new Set(without)].filter((each) => places[each] === null),
    news: {
      happened: "placed",
      candidate,
      place,
      displaced,
      allPlaced: placedCount(places) === places.length,
    },
  };
}
