import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { candidateAt, noPlaces, type Places } from "./places";
import {
  rankingReducer,
  startRanking as startRanked,
  type RankingAction,
  type RankingState,
} from "./ranking-state";

const startRanking = (places: Places) => startRanked({ places, lost: [] });

const run = (state: RankingState, ...actions: RankingAction[]) =>
  actions.reduce((before, action) => rankingReducer(before, action, false), state);

test("who loses a place is marked until there is one again", () => {
  const start = startRanking([0, 1, null]);
  const taken = run(start, { type: "put", candidate: 2, place: 1 });
  expect(taken.lost).toEqual([1]);
  expect(taken.news).toEqual({
    happened: "placed",
    candidate: 2,
    place: 1,
    displaced: { candidate: 1, place: null },
    allPlaced: false,
  });
  expect(run(taken, { type: "put", candidate: 1, place: 2 }).lost).toEqual([]);
});

test("a picked-up candidate goes where it is held when it is put down", () => {
  const picked = run(startRanking([null, 0]), { type: "picked", candidate: 0 });
  expect(picked.news).toEqual({ happened: "picked", candidate: 0, place: null });
  const held = run(picked, { type: "held-over", place: 0 });
  expect(held.news).toEqual({ happened: "over", place: 0, occupant: 1 });
  expect(held.places).toEqual([null, 0]);
  const down = run(held, { type: "put-down" });
  expect(down.places).toEqual([0, null]);
  expect(down.picked).toBeNull();
});

test("giving up, and putting down before a place was chosen, change no place", () => {
  const held = run(startRanking([0, 1]), { type: "picked", candidate: 0 }, { type: "held-over", place: 1 });
  expect(run(held, { type: "given-up" })).toMatchObject({ places: [0, 1], picked: null });
  const picked = run(startRanking([0, 1]), { type: "picked", candidate: 0 });
  expect(run(picked, { type: "put-down" })).toMatchObject({
    places: [0, 1],
    news: { happened: "given-up", candidate: 0 },
  });
});

test("a place that is pressed before anything is picked up says what comes first", () => {
  const pressed = run(startRanking([null, 0]), { type: "place-pressed", place: 1 });
  expect(pressed).toMatchObject({ places: [null, 0], news: { happened: "nothing-picked" } });
});

test("a candidate that is taken out says how many are left, and is not marked: it was meant so", () => {
  const out = run(startRanking([0, 1, 2]), { type: "taken-out", candidate: 1 });
  expect(out.news).toEqual({ happened: "out", candidate: 1, placed: 2 });
  expect(out.lost).toEqual([]);
});

describe("each door gives the same ranking", () => {
  const doors: Record<string, (candidate: number, place: number) => RankingAction[]> = {
    "buttons and digits": (candidate, place) => [{ type: "put", candidate, place }],
    "dragging over other places": (candidate, place) => [
      { type: "picked", candidate },
      { type: "held-over", place: 0 },
      { type: "held-over", place: null },
      { type: "held-over", place },
      { type: "put-down" },
    ],
    "tapping twice": (candidate, place) => [
      { type: "picked", candidate },
      { type: "place-pressed", place },
    ],
    "space and arrows": (candidate, place) => [
      { type: "picked", candidate },
      ...Array.from({ length: place + 1 }, (_, over): RankingAction => ({ type: "held-over", place: over })),
      { type: "put-down" },
    ],
  };
  const six = [0, 1, 2, 3, 4, 5];
  const puts = fc.array(fc.record({ candidate: fc.nat(5), place: fc.nat(5) }), { maxLength: 20 });

  test.each(Object.keys(doors))("%s", (door) => {
    const through = doors[door];
    if (through === undefined) throw new Error(`There is no door ${door}`);
    fc.assert(
      fc.property(puts, (list) => {
        const start = startRanking(noPlaces(6));
        const byDoor = run(start, ...list.flatMap(({ candidate, place }) => through(candidate, place)));
        const byPut = run(start, ...list.map((each): RankingAction => ({ type: "put", ...each })));
        expect(byDoor.places).toEqual(byPut.places);
      }),
    );
  });

  test("moving up and down", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(six, { minLength: 6 }), (order) => {
        let state = startRanking(six);
        order.forEach((candidate, place) => {
          while ((state.places[candidate] ?? 0) > place)
            state = run(state, { type: "moved", candidate, by: -1 });
        });
        expect(six.map((place) => candidateAt(state.places, place))).toEqual(order);
      }),
    );
  });
});
