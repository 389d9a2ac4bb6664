import { expect, test } from "vitest";
import { givenOrders } from "./given-orders";

const candidates = ["artist", "person", "musician", "singer"];
/** musician, singer, artist, person. */
const known = { order: [2, 3, 0, 1], answer: 1 };
const ranks = (...answer: number[]) => JSON.stringify(answer);

test("the same order is counted together, and the most frequent comes first", () => {
  const orders = givenOrders(known, candidates, [
    { answer: ranks(3, 4, 1, 2), n: 2 },
    { answer: ranks(3, 4, 2, 1), n: 4 },
    { answer: ranks(3, 4, 1, 2), n: 3 },
  ]);
  expect(orders).toEqual([
    { places: [["musician"], ["singer"], ["artist"], ["person"]], tau: 1, right: true, count: 5 },
    // One exchange of neighbours among four: (5 − 1) / 6.
    {
      places: [["singer"], ["musician"], ["artist"], ["person"]],
      tau: expect.closeTo(2 / 3, 12) as number,
      right: false,
      count: 4,
    },
  ]);
});

test("a lower threshold makes what is near right, and nothing else", () => {
  const counts = [
    { answer: ranks(3, 4, 2, 1), n: 1 },
    { answer: ranks(1, 2, 3, 4), n: 1 },
  ];
  expect(givenOrders({ ...known, answer: 0.5 }, candidates, counts).map(({ right }) => right)).toEqual([
    true,
    false,
  ]);
});

test("those that share a place stand together, and an order that tells nothing apart is wrong", () => {
  expect(givenOrders(known, candidates, [{ answer: ranks(1, 1, 1, 1), n: 1 }])).toEqual([
    { places: [candidates], tau: null, right: false, count: 1 },
  ]);
});
