import fc from "fast-check";
import { expect, test } from "vitest";
import {
  candidateAt,
  moveBy,
  nextWithoutPlace,
  noPlaces,
  orderOf,
  placedCount,
  placesOfOrder,
  putAt,
  ranksOf,
  takeOut,
} from "./places";

test("a free place is taken without anybody giving way", () => {
  expect(putAt([null, 0, null], 2, 1, false)).toEqual({ places: [null, 0, 1], displaced: null });
});

test("whoever stands at a taken place gets the place just left", () => {
  expect(putAt([0, 1, 2], 2, 0, false)).toEqual({
    places: [2, 1, 0],
    displaced: { candidate: 0, place: 2 },
  });
});

test("whoever stands at a taken place gets none where none was left", () => {
  expect(putAt([0, 1, null], 2, 0, false)).toEqual({
    places: [null, 1, 0],
    displaced: { candidate: 0, place: null },
  });
});

test("a candidate put where it stands moves nobody", () => {
  expect(putAt([0, 1], 1, 1, false)).toEqual({ places: [0, 1], displaced: null });
});

test("up and down exchange neighbours and stop at either end", () => {
  expect(moveBy([0, 1, 2], 2, -1, false).places).toEqual([0, 2, 1]);
  expect(moveBy([0, 1, 2], 0, -1, false).places).toEqual([0, 1, 2]);
  expect(moveBy([0, 1, 2], 2, 1, false).places).toEqual([0, 1, 2]);
  expect(moveBy([0, null, 2], 1, 1, false).places).toEqual([0, null, 2]);
});

test("the next candidate without a place is looked for round the end", () => {
  expect(nextWithoutPlace([null, 0, 1], 1)).toBe(0);
  expect(nextWithoutPlace([null, 0, null], 1)).toBe(2);
  expect(nextWithoutPlace([null, 0, 1], 0)).toBe(0);
  expect(nextWithoutPlace([1, 0], 1)).toBeNull();
});

test("there is no ranking while a candidate has no place, and an untouched group has none", () => {
  expect(ranksOf(noPlaces(3))).toBeNull();
  expect(ranksOf([0, 1, null])).toBeNull();
  expect(ranksOf([2, 0, 1])).toEqual([3, 1, 2]);
});

test("where ties are allowed candidates share a place, and ranks follow without gaps", () => {
  const tied = putAt([0, 1, 3, 3], 1, 0, true);
  expect(tied).toEqual({ places: [0, 0, 3, 3], displaced: null });
  expect(ranksOf(tied.places)).toEqual([1, 1, 2, 2]);
});

const changes = fc.array(
  fc.record({ candidate: fc.nat(5), place: fc.nat(5), does: fc.constantFrom("put", "out", "up", "down") }),
  { maxLength: 30 },
);

test("whatever is done, no place is taken twice and nobody gets or loses a place unsaid", () => {
  fc.assert(
    fc.property(changes, (list) => {
      let places = noPlaces(6);
      for (const { candidate, place, does } of list) {
        const before = places;
        const change =
          does === "put"
            ? putAt(places, candidate, place, false)
            : does === "out"
              ? { places: takeOut(places, candidate), displaced: null }
              : moveBy(places, candidate, does === "up" ? -1 : 1, false);
        places = change.places;
        const taken = places.filter((each) => each !== null);
        expect(new Set(taken).size).toBe(taken.length);
        const moved = places.flatMap((each, at) => (each === before[at] ? [] : [at]));
        const said = [candidate, ...(change.displaced === null ? [] : [change.displaced.candidate])];
        expect(said).toEqual(expect.arrayContaining(moved));
      }
    }),
  );
});

test("any order can be reached by putting each candidate at its place, in any sequence", () => {
  const six = [0, 1, 2, 3, 4, 5];
  fc.assert(
    fc.property(
      fc.shuffledSubarray(six, { minLength: 6 }),
      fc.shuffledSubarray(six, { minLength: 6 }),
      (order, sequence) => {
        const places = sequence.reduce(
          (all, candidate) => putAt(all, candidate, order.indexOf(candidate), false).places,
          noPlaces(6),
        );
        expect(order.map((_, place) => candidateAt(places, place))).toEqual(order);
        expect(placedCount(places)).toBe(6);
      },
    ),
  );
});

test("an order is read from the places of all candidates, and not before each has one", () => {
  expect(orderOf([2, 0, 1])).toEqual([1, 2, 0]);
  expect(orderOf([2, null, 1])).toBeNull();
  expect(orderOf([1, 0, 1])).toEqual([1, 0, 2]);
});

test("candidates put into the places of an order stand in that order", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (order) => {
      expect(orderOf(placesOfOrder(order))).toEqual(order);
    }),
  );
});
