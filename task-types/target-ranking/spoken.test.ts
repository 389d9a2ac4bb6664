import { expect, test } from "vitest";
import { noPlaces, type Places } from "./places";
import { rankingReducer, startRanking as startRanked, type RankingAction } from "./ranking-state";
import messages from "./messages.en.json";
import { markOf, spoken } from "./spoken";

const startRanking = (places: Places) => startRanked({ places, lost: [] });

const names = ["musician", "performer", "artist", "person"];
const texts = messages.annotator.widget;

/** What is said after each of some actions. */
function heard(start: readonly (number | null)[], ...actions: RankingAction[]): string[] {
  let state = startRanking(start);
  return actions.map((action) => {
    state = rankingReducer(state, action, false);
    return state.news === null ? "" : spoken(state.news, names, texts);
  });
}

test("the sentences are those of the design", () => {
  expect(
    heard(
      [0, 1, 2, null],
      { type: "picked", candidate: 3 },
      { type: "held-over", place: 1 },
      { type: "put-down" },
      { type: "taken-out", candidate: 3 },
    ),
  ).toEqual([
    "person picked up, not placed. Arrows choose a place, Space puts it there, Escape gives up.",
    "Place 2 of 4, now performer.",
    "person is 2nd. performer has no place.",
    "person taken out. 2 of 4 placed.",
  ]);
});

test("the last candidate to be placed tells that all are", () => {
  expect(heard([0, 1, 2, null], { type: "put", candidate: 3, place: 3 })).toEqual([
    "person is 4th. All 4 placed.",
  ]);
});

test("whoever is exchanged is named with the new place", () => {
  expect(heard([0, 1, 2, null], { type: "moved", candidate: 2, by: -1 })).toEqual([
    "artist is 2nd. performer is 3rd.",
  ]);
});

test("free places, what is given up and what comes first are said too", () => {
  expect(
    heard(
      noPlaces(4),
      { type: "place-pressed", place: 2 },
      { type: "picked", candidate: 0 },
      { type: "held-over", place: 2 },
      { type: "given-up" },
    ),
  ).toEqual([
    "Choose one first, then its place.",
    "musician picked up, not placed. Arrows choose a place, Space puts it there, Escape gives up.",
    "Place 3 of 4, free.",
    "musician stays where it was.",
  ]);
});

test("who lost a place is marked until there is one again, who was exchanged until something else happens", () => {
  const lost = rankingReducer(
    startRanking([0, null, null, null]),
    { type: "put", candidate: 1, place: 0 },
    false,
  );
  expect(names.map((_, at) => markOf(at, lost, texts))).toEqual(["no place", null, null, null]);
  const later = rankingReducer(lost, { type: "put", candidate: 2, place: 1 }, false);
  expect(markOf(0, later, texts)).toBe("no place");
  const exchanged = rankingReducer(
    startRanking([0, 1, 2, 3]),
    { type: "put", candidate: 3, place: 0 },
    false,
  );
  expect(names.map((_, at) => markOf(at, exchanged, texts))).toEqual(["now 4th", null, null, null]);
});
